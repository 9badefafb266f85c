import type { Budget } from './budget.ts';

export interface SmsLimits {
  codeTtlSeconds: number;
  /** Wrong and right checks together, per code. */
  checksPerCode: number;
  resendSeconds: number;
  /** The wait doubles with each code of a day up to this. */
  resendMaxSeconds: number;
  /** How long a finished verification stands in the way of another one (`need_reset`). */
  finishedTtlSeconds: number;
  phoneBurst: Budget;
  phoneDay: Budget;
  /** Of those of the day: what one visitor or one address may have of them that has never confirmed the phone. */
  phoneOfOne: Budget;
  /** How long a browser is known in which the phone was confirmed. */
  deviceSeconds: number;
  ip: Budget;
  /** Instead of `ip` for requests without a captcha that was solved. */
  ipWithoutCaptcha: Budget;
  /** A thousand neighbouring numbers. */
  numberRange: Budget;
  /** Messages without a code to one phone. */
  messageDay: Budget;
  /** All messages without a code. */
  messageSpend: Budget;
  /** All codes of the service: what an attack may cost. */
  spend: Budget;
  /** The same, for codes to whoever has proved the phone: what all others leave to him. */
  spendWithProved: Budget;
  /** Checks and resets. */
  checkIp: Budget;
  tokenTtlSeconds: number;
  /** Below this share of confirmed codes in an hour the alarm is raised: somebody else spends our messages. */
  healthyShare: number;
  /** Codes of an hour after which the share is looked at, and again at each further such number. */
  alarmSample: number;
}

export interface SignatureLimits {
  /** Lists of documents, signatures and checks of one address. */
  ip: Budget;
  /** How long the links to the documents work. */
  linkSeconds: number;
  /** How long a list of documents may wait to be signed. */
  sessionSeconds: number;
}

export interface SubscriptionLimits {
  /** Letters with a link to one e-mail address; beyond it the answer is the same and nothing is sent. */
  email: Budget;
  /** How long the link of the letter works. */
  confirmSeconds: number;
}

export interface CaptchaLimits {
  /** Challenges for one address that one process makes. */
  challengeIp: Budget;
}
