import { messageOf } from '@polden/mfe-release';
import { BusyHostError } from '../releases/busy-host-error.ts';
import type { Answer, Question } from './messages.ts';
import type { Pictures } from './pictures.ts';
import type { Preflights } from './preflights.ts';
import type { Trials } from './trials.ts';

export interface Helpers {
  preflights: Pick<Preflights, 'try' | 'stop'>;
  pictures: Pick<Pictures, 'draw' | 'stop'>;
  trials: Trials;
}

/** Does what a serving process asks for. A preflight is answered when it has passed and it is the turn of the process. */
export async function answerFor(question: Question, worker: number, helpers: Helpers): Promise<Answer> {
  const { id } = question;
  const answer = (value: string): Answer => ({ type: 'answer', id, value, error: null });
  try {
    if (question.type === 'draw') return answer(await helpers.pictures.draw(question.words));
    // Of a process that runs code of remotes: it may be anything.
    const given: Record<'address' | 'code', unknown> = question.input;
    const [address, code] = [String(given.address), String(given.code)];
    await helpers.preflights.try({ address, code });
    await helpers.trials.turn(address, worker);
    return answer('');
  } catch (error) {
    return { type: 'answer', id, error: messageOf(error), isBusy: error instanceof BusyHostError };
  }
}
