import { SetMetadata } from '@nestjs/common';

export const ACCESS = Symbol('access');
export const TAKES_FILE = Symbol('takes-file');

export type Access = 'public' | { action: string };

/** Anybody may call it; it must not answer 401 or 403, which would send a visitor to the staff area. */
export const Public = () => SetMetadata<symbol, Access>(ACCESS, 'public');

/** Only an actor who has this right, for example `releases.publish`. */
export const Requires = (action: string) => SetMetadata<symbol, Access>(ACCESS, { action });

/** The body is `application/octet-stream` and arrives as a stream, which the handler has to bound and to read. */
export const TakesFile = () => SetMetadata(TAKES_FILE, true);
