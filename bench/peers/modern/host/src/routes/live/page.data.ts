import { readLanding } from '../../read-landing.ts';

/** Three calls to the API on every render. */
export const loader = readLanding;
