import { resolve } from 'node:path';
import { CHECKOUT, DATA_DIR } from '@polden/deploy/local/folders.ts';

export const BENCH = resolve(import.meta.dirname, '..');
export const REMOTE = resolve(BENCH, 'landing-remote');
export const SHELL = resolve(CHECKOUT, 'shell');
/** Everything that a run writes: artifacts, state, profiles. */
export const RUN_DIR = resolve(DATA_DIR, 'bench');
