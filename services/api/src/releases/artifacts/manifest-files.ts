import type { SignedText } from '@polden/api-contract';

export const MANIFEST_FILE = 'release.json';
export const SIGNATURE_FILE = 'release.json.sig';

/** Content of release.json.sig. */
export function signatureText({ signature, keyId }: SignedText): string {
  return `${JSON.stringify({ signature, keyId })}\n`;
}
