import { hash, verify } from '@node-rs/argon2';
import { oncePromised } from '@polden/ru';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a password is compared with when there is no such user, so that the answer takes as long. */
const nobody = oncePromised(() => hashPassword('nobody'));

/** PHC string with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compares with a PHC string; null takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody()), password);
  return matches && passwordHash !== null;
}
