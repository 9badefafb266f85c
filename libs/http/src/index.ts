export { configureHttp, http, type HttpConfig, type RequestOptions } from './http.ts';
export { HttpError } from './http-error.ts';
export { expireCachedReads, readCached } from './cached-read.ts';
export { isSharedRead } from './shared-reads.ts';
