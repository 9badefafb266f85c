import type { Person } from '@polden/api-contract';
import { normalizePhone } from '@polden/ru';
import type { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { canonicalContact, contactIndex } from '../../core/crypto/contact-index.ts';

/** A person by how they are reached; null where that is not known. */
export interface Subject {
  /** E.164. */
  phone: string | null;
  email: string | null;
  phoneIndex: string | null;
  emailIndex: string | null;
  /** Keyed digests of this phone and address alone, by which the proof of an erasure is found. */
  proofIndexes: string[];
}

/** 422 for what is neither a phone nor an address. */
export function subjectOf(blindIndex: BlindIndex, person: Person): Subject {
  const phone = person.phone ? normalizePhone(person.phone) : null;
  if (person.phone && phone === null) throw AppError.invalid({ phone: ['Укажите телефон целиком'] });
  const email = person.email ? canonicalContact('email', person.email) : null;
  if (email !== null && !/^[^\s@]+@[^\s@]+$/u.test(email))
    throw AppError.invalid({ email: ['Укажите почту целиком: например, anna@mail.ru'] });
  if (phone === null && email === null) throw AppError.invalid({ phone: ['Укажите телефон или почту'] });
  const proof = (kind: 'phone' | 'email', value: string | null) =>
    value === null ? [] : [proofIndex(blindIndex, kind, value)];
  return {
    phone,
    email,
    phoneIndex: phone && contactIndex(blindIndex, 'phone', phone),
    emailIndex: email && contactIndex(blindIndex, 'email', email),
    proofIndexes: [...proof('phone', phone), ...proof('email', email)],
  };
}

/** Blind index of a phone (E.164) or an address of mail, by which a proof of erasure is found. */
export function proofIndex(blindIndex: BlindIndex, kind: 'phone' | 'email', value: string): string {
  return blindIndex.of('erasure', `${kind}:${value}`);
}
