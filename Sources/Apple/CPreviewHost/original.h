#pragma once
#include <dlfcn.h>

/// The original of the function `name`, which this program redefines.
#define ORIGINAL(name)                                                   \
  ({                                                                     \
    static __typeof__(&name) found;                                      \
    if (!found) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name);      \
    found;                                                               \
  })
