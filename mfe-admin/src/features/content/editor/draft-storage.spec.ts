import { describe, expect, it } from '@jest/globals';
import { mediaSource } from '@polden/content-model';
import { restoredDraft } from './draft-storage.ts';
import { changedFields } from './item-values.ts';

describe('work of an earlier time', () => {
  it('gets the fields that have come, and loses those that the API would refuse', () => {
    const draft = restoredDraft(mediaSource, {
      version: 3,
      base: { title: 'Вести' },
      values: { title: 'Вести дня', motto: 'о поле, которого больше нет' },
    });
    expect(Object.keys(draft.values)).toEqual(Object.keys(draft.base));
    expect(draft.values).toMatchObject({ title: 'Вести дня', site: '', logo: null });
    expect(changedFields(draft.base, draft.values)).toEqual(['title']);
  });
});
