import { MOVED_MEANWHILE } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { ChangeAction } from '../entities/release-channel-change.entity.ts';
import { howToBringBack } from './retirement.ts';
import { type LastMove, lastMoveOf, type PointerPlace } from './last-move.repository.ts';

const JUST_NOW_MS = 60_000;
/** It is known that way on the pipeline's side, which reads no Russian. */
const WHO_THE_PLATFORM_IS = 'the platform';

const WORDS: Readonly<Record<ChangeAction, string>> = {
  promote: 'promoted',
  canary: 'made the canary',
  rollback: 'rolled back',
  preview: 'shown',
  end: 'ended',
  'automatic-rollback': 'taken back',
  retire: 'retired',
};

/** 409: the present pointer, and who moved it. `standing` null: it names nothing. */
export async function movedMeanwhile(
  manager: EntityManager,
  place: PointerPlace,
  standing: string | null,
): Promise<AppError> {
  const last = await lastMoveOf(manager, place);
  const { remote, channel } = place;
  const fields = { reason: MOVED_MEANWHILE };
  if (standing === null && last?.action === 'retire') {
    const told = `${remote} was ${toldOf(last)}. ${howToBringBack(remote, last.from)}`;
    return new AppError(409, told, { fields });
  }
  const stands = channel === 'stable' ? `${remote} is` : `The canary of ${remote} is`;
  const how = last === null ? '' : `: ${toldOf(last)}`;
  return new AppError(409, `${stands} ${standing ?? 'none'} already${how}`, { fields });
}

/** `rolled back from 1.2.0 by petrov a moment ago`. */
function toldOf({ action, from, actor, name, at }: LastMove): string {
  const who = actor === 'system' ? WHO_THE_PLATFORM_IS : (name ?? actor);
  const when = Date.now() - at.getTime() < JUST_NOW_MS ? 'a moment ago' : `at ${at.toISOString()}`;
  return `${WORDS[action]}${from === null ? '' : ` from ${from}`} by ${who} ${when}`;
}
