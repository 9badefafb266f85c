import type { Pdu } from 'smpp';

/** What became of a message, in the centre's own word: DELIVRD, UNDELIV, EXPIRED, REJECTD and others. */
export interface Receipt {
  messageId: string;
  state: string;
  /** The centre's code of what went wrong; '000' for nothing. */
  error: string;
}

const RECEIPT_CLASS = 0x04;
/** By the number of the parameter message_state. */
const STATES = [
  'SCHEDULED',
  'ENROUTE',
  'DELIVRD',
  'EXPIRED',
  'DELETED',
  'UNDELIV',
  'ACCEPTD',
  'UNKNOWN',
  'REJECTD',
];

/** The receipt in a deliver_sm; null for a message that a person has sent to us. */
export function receiptIn(pdu: Pdu): Receipt | null {
  if (((pdu.esm_class ?? 0) & RECEIPT_CLASS) === 0 && pdu.receipted_message_id === undefined) return null;
  const content = pdu.short_message?.message ?? pdu.message_payload?.message ?? '';
  const text = typeof content === 'string' ? content : content.toString('latin1');
  const field = (name: string): string | undefined => new RegExp(`\\b${name}:(\\S+)`, 'iu').exec(text)?.[1];
  const messageId = pdu.receipted_message_id?.split('\0', 1)[0] ?? field('id');
  if (messageId === undefined) return null;
  const state = pdu.message_state === undefined ? undefined : STATES[pdu.message_state];
  return { messageId, state: state ?? field('stat') ?? 'UNKNOWN', error: field('err') ?? '000' };
}
