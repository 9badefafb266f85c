/** POST FrontLogEntry → {ok: true}: what went wrong in a browser, into the log of the API. */
export const LOG_FRONT_PATH = 'log-front/log';

/** Bytes of the whole body. */
export const LOG_FRONT_MAX_BYTES = 4096;

export const LOG_FRONT_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogFrontLevel = (typeof LOG_FRONT_LEVELS)[number];

export interface FrontLogPayload {
  /** A mask of it, «+7 916 ***-**-67»; of anything else only a mask is kept. */
  phone?: string;
  /** Kept without its query. */
  url: string;
  /** What went wrong, in a few words; kept without what may be personal. */
  message?: string;
}

export interface FrontLogEntry {
  payload: FrontLogPayload;
  level: LogFrontLevel;
}
