import type { HistoryActor } from '../../../history/index.ts';

/** The actor for visitors in the history and in the library of pictures. */
export const VISITOR: HistoryActor = { id: 'visitor', name: 'Посетитель сайта' };
