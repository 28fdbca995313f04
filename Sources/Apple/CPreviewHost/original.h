#pragma once
#include <dlfcn.h>

/// The function of that name that would have been called had it not been redefined here.
#define ORIGINAL(name)                                                   \
  ({                                                                     \
    static __typeof__(&name) found;                                      \
    if (!found) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name);      \
    found;                                                               \
  })
