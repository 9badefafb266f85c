/** File of the container, in the client half. */
export const CLIENT_ENTRY = 'remoteEntry.js';

/** The one file of the server half. */
export const SERVER_ENTRY = 'remote.cjs';

/** Key of the one module that a container exposes. */
export const EXPOSE = './remote';

/** Name of the chunk of that module. */
export const EXPOSED_CHUNK = 'remote';
