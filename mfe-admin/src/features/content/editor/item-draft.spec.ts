import { describe, expect, it } from '@jest/globals';
import { blogPost } from '@polden/content-model';
import { post } from '../../../testing/admin-data.ts';
import type { ContentItem } from '../../content-types/content.api.ts';
import { afterOperation, afterSave, draftOf, isDirty, type ItemDraft, settled } from './item-draft.ts';

const item = (values: object, version: number): ContentItem => ({
  ...(post(1, values) as unknown as ContentItem),
  version,
});
const text = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
});
const typed = (values: object): ItemDraft => {
  const draft = draftOf(blogPost, item({ title: 'Было', lead: 'Вступление' }, 1));
  return { ...draft, values: { ...draft.values, ...values } };
};

describe('what the server trims', () => {
  const kept = { title: 'Первое', body: text('Один'), lead: 'Вступление' };
  const before = typed({ title: ' Первое ', body: text('Один ') });

  it('stays under the cursor as it is typed, and counts as saved', () => {
    const after = afterSave(blogPost, before, [before.values], item(kept, 2), 'body');
    expect(after.values).toMatchObject({ title: 'Первое', body: text('Один ') });
    expect([after.version, isDirty(after)]).toEqual([2, false]);
    const goesOn = { ...after, values: { ...after.values, body: text('Один два') } };
    expect(isDirty(goesOn)).toBe(true);
    expect(settled(goesOn).values['body']).toEqual(text('Один два'));
  });

  it('is taken when the field is left', () => {
    const after = afterSave(blogPost, before, [before.values], item(kept, 2), 'body');
    expect(settled(after, 'body')).toBe(after);
    const left = settled(after, 'title');
    expect(left.values).toMatchObject({ body: text('Один') });
    expect(isDirty(left)).toBe(false);
  });

  it('stays over a publication that is done beside the field', () => {
    const after = afterSave(blogPost, before, [before.values], item(kept, 2), 'body');
    const published = afterOperation(blogPost, after, item({ ...kept, state: 'published' }, 3), 'body');
    expect(published.values).toMatchObject({ body: text('Один ') });
    expect([published.version, isDirty(published)]).toEqual([3, false]);
  });

  it('leaves alone what was typed while it was saved', () => {
    const now = { ...before, values: { ...before.values, title: 'Первое и второе' } };
    const after = afterSave(blogPost, now, [before.values], item(kept, 2), 'title');
    expect(after.values).toMatchObject({ title: 'Первое и второе', body: text('Один') });
    expect(isDirty(after)).toBe(true);
  });
});
