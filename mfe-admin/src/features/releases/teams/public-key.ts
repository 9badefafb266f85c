/** Length of an Ed25519 key in base64 of its DER, which `mfe-release keygen` prints. */
const KEY = /^[A-Za-z0-9+/]{59}=$/;

export const NOT_A_KEY = 'Это не открытый ключ: вставьте строку, которую печатает mfe-release keygen';

export function isPublicKey(text: string): boolean {
  return KEY.test(text.trim());
}
