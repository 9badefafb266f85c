export const SMS_PATHS = {
  request: 'public/sms/verification-request',
  reset: 'public/sms/verification-reset',
  confirm: 'public/sms/verification-confirm',
} as const;

export interface VerificationRequest {
  /** Digits with or without a leading plus: 79161234567. */
  phone: string;
  /** Captcha version. */
  version?: string;
  /** Captcha token; without one a smaller budget applies. */
  token?: string;
  /** Client id. */
  pid?: string;
}

/** Fact of a 429: another code was asked for before its time. */
export const CODE_TOO_EARLY = 'codeTooEarly';

export interface VerificationState {
  /** A stale finished verification stands in the way: call reset, then repeat the request once. */
  need_reset: boolean;
  /** Seconds until another code may be asked for. */
  resendAfter: number;
  /** Seconds for which the code is valid. */
  expiresIn: number;
  /** Who asks has confirmed this phone a moment ago: nothing is sent, and no code is needed. */
  verified?: true;
  /** Nothing is sent: the code that this visitor has asked for is good, and the time of another one has not come. */
  tooEarly?: true;
}

export interface VerificationRequestResult {
  verification: VerificationState;
}

export interface VerificationReset {
  phone: string;
}

export interface VerificationResetResult {
  verification_reset: { success: boolean };
}

export interface VerificationConfirm {
  phone: string;
  /** Six digits. */
  code: string;
}

export interface VerificationConfirmResult {
  verified: true;
  /** For clients that cannot keep cookies; the same value is set as the cookie. */
  verificationToken: string;
}
