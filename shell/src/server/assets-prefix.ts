/** Below it are the shell's own files, and those that it writes for browsers. */
export const ASSETS_PREFIX = '/assets/';
