import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ERASURE_REASONS, type ErasureReason, type Person, StartError } from '@polden/api-contract';
import type { HistoryActor } from '../../history/index.ts';

const ERASE_USAGE = `npm run erase -- --phone +79161234567 [--email anna@mail.ru] [--reason ${ERASURE_REASONS.join(' | ')}] [--by "Анна Светлова"]`;

export interface ErasureCommand {
  person: Person;
  reason: ErasureReason;
  actor: HistoryActor;
}

/** What the command is asked to do; throws StartError for what it does not know. */
export function readErasure(args: readonly string[]): ErasureCommand {
  const { phone, email, reason: given = 'request', by = userInfo().username } = optionsOf(args);
  const reason = ERASURE_REASONS.find((each) => each === given);
  if (!reason || (phone === undefined && email === undefined)) throw new StartError(ERASE_USAGE);
  const person = { ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) };
  return { person, reason, actor: { id: 'terminal', name: `Терминал сервера: ${by}` } };
}

function optionsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { phone: text, email: text, reason: text, by: text } })
      .values;
  } catch (cause) {
    throw new StartError(ERASE_USAGE, { cause });
  }
}
