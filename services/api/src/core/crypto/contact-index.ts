import { normalizePhone } from '@polden/ru';
import type { BlindIndex } from './blind-index.ts';

export type ContactKind = 'name' | 'email' | 'phone';

/** The value as everybody writes it: a phone in E.164, an address and a name in small letters. */
export function canonicalContact(kind: ContactKind, value: string): string {
  const text = value.trim().replace(/\s+/gu, ' ');
  if (kind === 'phone') return normalizePhone(text) ?? text;
  const small = text.toLowerCase();
  return kind === 'name' ? small.replaceAll('ё', 'е') : small;
}

/** By which a person is found without being read; the same in every table. */
export function contactIndex(blindIndex: BlindIndex, kind: ContactKind, value: string): string {
  return blindIndex.of(kind, canonicalContact(kind, value));
}
