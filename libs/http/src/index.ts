export { CALL_TIMEOUT_MS } from './call-timeout.ts';
export {
  captchaHeaders,
  prepareCaptcha,
  provideCaptcha,
  takeCaptcha,
  useCaptcha,
  type CaptchaDriver,
  type CaptchaProof,
} from './captcha.ts';
export {
  configureHttp,
  http,
  noteFault,
  type Call,
  type HttpConfig,
  type RequestOptions,
  type ServerRead,
  type ServerReadOptions,
} from './http.ts';
export { failureKind, type FailureKind } from './failure-kind.ts';
export { HttpError } from './http-error.ts';
export {
  expireCachedReads,
  followOldReads,
  KEPT_FOR_MS,
  provideKeptReads,
  readCached,
  type KeptRead,
  type KeptReads,
  type ReadOptions,
} from './cached-read.ts';
export { SERVER_BUDGET_MS, softRead, withinBudget } from './soft-read.ts';
export { readUncached } from './uncached-read.ts';
export { isSharedRead, share } from './cached-read.ts';
