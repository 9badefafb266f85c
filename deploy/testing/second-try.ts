import { jest } from '@jest/globals';

/** As in the browser: a busy machine may spoil a test; the summary names those that needed it (`totals.ts`). */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
