import { SetMetadata } from '@nestjs/common';

export const ACCESS = Symbol('access');
export const TAKES_FILE = Symbol('takes-file');
export const TAKES_TEXT = Symbol('takes-text');
export const TAKES_UPLOAD = Symbol('takes-upload');

export type Access = 'public' | 'session' | 'client' | { action: string };

/** Anybody may call it; it must not answer 401 or 403, which would send a visitor to the staff area. */
export const Public = () => SetMetadata<symbol, Access>(ACCESS, 'public');

/** The handler itself asks for a staff session, with any rights, and answers 401 without one. */
export const BySession = () => SetMetadata<symbol, Access>(ACCESS, 'session');

/** Clients only; another guard checks their session, see `ForClients`. */
export const ByClientSession = () => SetMetadata<symbol, Access>(ACCESS, 'client');

/** Only an actor who has this right, for example `releases.publish`. */
export const Requires = (action: string) => SetMetadata<symbol, Access>(ACCESS, { action });

/** The body is `application/octet-stream` and arrives as a stream, which the handler has to bound and to read. */
export const TakesFile = () => SetMetadata(TAKES_FILE, true);

/** The body is `text/plain`, as navigator.sendBeacon sends it; it must change nothing in anybody's name. */
export const TakesText = () => SetMetadata(TAKES_TEXT, true);

/** The body is `multipart/form-data` with the header UPLOAD_HEADER, which a foreign form cannot send. */
export const TakesUpload = () => SetMetadata(TAKES_UPLOAD, true);
