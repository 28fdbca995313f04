#pragma once
#include <dlfcn.h>

/// The original function with this name, which this program redefines.
#define ORIGINAL(name)                                                   \
  ({                                                                     \
    static __typeof__(&name) found;                                      \
    if (!found) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name);      \
    found;                                                               \
  })
