import { createHmac, randomInt } from 'node:crypto';
import type { CaptchaChallenge, SolvedChallenge } from '@polden/api-contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const TTL_SECONDS = 10 * 60;
/** Rounds for each attempt, and the attempts: together about half a second of a laptop, two or three of an old phone. */
const COST = 1_000;
const MIN_ATTEMPTS = 300;
const MAX_ATTEMPTS = 900;
const MAX_TOKEN_LENGTH = 4_096;

/** The site that a challenge is for. */
export interface Site {
  siteKey: string;
  version: string;
}

/** A challenge that was solved: by its nonce it is told from all others. */
export interface Proof {
  nonce: string;
  expiresAt: Date;
}

/** Makes challenges and checks what browsers have found; knows nothing of which were used. */
export class ProofOfWork {
  private readonly site: Site;
  private readonly challengeSecret: string;
  private readonly keySecret: string;

  /** Throws Error without a site key, a version or a secret. */
  constructor(site: Site, secret: string) {
    if (!site.siteKey) throw new Error('Captcha: no site key is given');
    if (!site.version) throw new Error('Captcha: no version is given');
    this.site = { siteKey: site.siteKey, version: site.version };
    this.challengeSecret = derived(secret, 'captcha challenge');
    this.keySecret = derived(secret, 'captcha key');
  }

  async challenge(): Promise<CaptchaChallenge> {
    const { parameters, signature } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(MIN_ATTEMPTS, MAX_ATTEMPTS),
      deriveKey,
      data: { ...this.site },
      expiresAt: Math.floor(Date.now() / 1000) + TTL_SECONDS,
      hmacSignatureSecret: this.challengeSecret,
      hmacKeySignatureSecret: this.keySecret,
    });
    return { parameters, signature } as CaptchaChallenge;
  }

  /** Null for a token that is none, was not solved, has expired, or is for another site or version. */
  async check(token: string): Promise<Proof | null> {
    const solved = read(token);
    if (solved === null || !this.isOfThisSite(solved.challenge)) return null;
    const { verified } = await verifySolution({
      ...solved,
      deriveKey,
      hmacSignatureSecret: this.challengeSecret,
      hmacKeySignatureSecret: this.keySecret,
    }).catch(() => ({ verified: false }));
    const { nonce, expiresAt = 0 } = solved.challenge.parameters;
    return verified ? { nonce, expiresAt: new Date(expiresAt * 1000) } : null;
  }

  private isOfThisSite({ parameters: { data } }: CaptchaChallenge): boolean {
    return data?.['siteKey'] === this.site.siteKey && data['version'] === this.site.version;
  }
}

function derived(secret: string, purpose: string): string {
  if (!secret) throw new Error('Captcha: no secret is given');
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

function read(token: string): SolvedChallenge | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const solved: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return isSolved(solved) ? solved : null;
  } catch {
    return null;
  }
}

/** What the signature does not say: that there is something to be checked at all. */
function isSolved(value: unknown): value is SolvedChallenge {
  const { challenge, solution } = Object(value) as Partial<SolvedChallenge>;
  const { parameters } = Object(challenge) as { parameters?: unknown };
  return (
    typeof solution === 'object' &&
    typeof challenge?.signature === 'string' &&
    typeof parameters === 'object' &&
    parameters !== null
  );
}
