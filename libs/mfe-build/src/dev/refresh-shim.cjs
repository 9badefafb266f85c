'use strict';
// One React refresh runtime a page: the shell's. A second one finds no renderer, for the first one's hook does not list them.
module.exports = globalThis.__REFRESH_RUNTIME__;
