import type { HistoryActor } from '../../../history/index.ts';

/** Whoever is not of the staff, as the history and the library of pictures call them. */
export const VISITOR: HistoryActor = { id: 'visitor', name: 'Посетитель сайта' };
