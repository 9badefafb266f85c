import { describe, expect, it } from '@jest/globals';
import { offerPromise } from './offer-promise.ts';

describe('what is promised of an offer', () => {
  it('is an SMS only where one can be sent', () => {
    expect(offerPromise({ stage: 'approved', phoneVerified: true })).toContain('СМС уйдёт');
    expect(offerPromise({ stage: 'manager', phoneVerified: false })).toContain('СМС не уйдёт');
    for (const stage of ['unfinished', 'pre-approved'] as const) {
      const promise = offerPromise({ stage, phoneVerified: true });
      expect(promise).toContain('СМС о нём не уйдёт');
      expect(promise).not.toContain('пять рабочих дней');
    }
  });
});
