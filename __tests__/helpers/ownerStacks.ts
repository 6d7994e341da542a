import * as React from 'react';

// React records the call stack of each element, up to 10,000 in a row, for the stacks in its warnings. This takes a tenth of the
// time of these tests, and no test reads those stacks. React counts them in this internal field.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {
    // The number stays.
  },
});
