'use strict';
// Runs before React in the shell's development client: the page's one refresh runtime, which remotes find here.
const runtime = require('react-refresh/runtime');
runtime.injectIntoGlobalHook(globalThis);
globalThis.__REFRESH_RUNTIME__ = runtime;
