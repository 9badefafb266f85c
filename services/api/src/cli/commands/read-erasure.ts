import { userInfo } from 'node:os';
import { ERASURE_REASONS, type ErasureReason, type Person, StartError } from '@polden/api-contract';
import { readArguments } from '../../core/arguments/read-arguments.ts';
import type { HistoryActor } from '../../history/index.ts';

export const ERASE_USAGE = `npm run erase -- --phone +79161234567 [--email anna@mail.ru] [--reason ${ERASURE_REASONS.join(' | ')}] [--by "Анна Светлова"]`;

export interface ErasureCommand {
  person: Person;
  reason: ErasureReason;
  actor: HistoryActor;
}

/** What the command is asked to do, null for help; throws StartError for what it does not know. */
export function readErasure(args: readonly string[]): ErasureCommand | null {
  const text = { type: 'string' } as const;
  const options = { phone: text, email: text, reason: text, by: text };
  const read = readArguments(args, { usage: ERASE_USAGE, options });
  if (!read) return null;
  const { phone, email, reason: given = 'request', by = userInfo().username } = read.values;
  const reason = ERASURE_REASONS.find((each) => each === given);
  if (!reason) throw new StartError(`--reason is one of ${ERASURE_REASONS.join(', ')}\n${ERASE_USAGE}`);
  if (phone === undefined && email === undefined)
    throw new StartError(`--phone or --email is missing\n${ERASE_USAGE}`);
  const person = { ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) };
  return { person, reason, actor: { id: 'terminal', name: `Терминал сервера: ${by}` } };
}
