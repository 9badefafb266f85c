/** GET CAPTCHA_PATHS.challenge → CaptchaChallenge: work that a browser does before it sends a form. */
export const CAPTCHA_PATHS = { challenge: 'public/captcha/challenge' } as const;

/** A solved challenge travels with a form in these headers; the SMS request has them in its body, too: `token`, `version`. */
export const CAPTCHA_TOKEN_HEADER = 'X-Captcha-Token';
export const CAPTCHA_VERSION_HEADER = 'X-Captcha-Version';

/** Captcha site key and version: browser and API must have the same ones. */
export const CAPTCHA_SITE_KEY = 'polden';
export const CAPTCHA_VERSION = 'pow-1';

/** A key is to be found that begins with `keyPrefix`; signed, good for some minutes and for one form. */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    /** Rounds of the algorithm for each attempt. */
    cost: number;
    keyLength: number;
    /** Hex. */
    keyPrefix: string;
    keySignature?: string;
    /** Seconds since the epoch. */
    expiresAt?: number;
    data?: Record<string, string | number | boolean | null>;
  };
  signature: string;
}

/** What a token is, as JSON in base64url. */
export interface SolvedChallenge {
  challenge: CaptchaChallenge;
  solution: { counter: number; derivedKey: string };
}
