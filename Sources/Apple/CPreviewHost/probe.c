#include "CPreviewHost.h"
