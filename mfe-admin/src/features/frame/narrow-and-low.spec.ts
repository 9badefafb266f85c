import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const sheet = (path: string) => readFileSync(`${import.meta.dirname}/../${path}`, 'utf8');

describe('a small window, or one at 400 %', () => {
  it('has room for a title of one long word', () => {
    expect(sheet('frame/frame.module.css')).toMatch(/\n\.title \{[^}]*overflow-wrap: anywhere/);
  });

  it.each([
    ['content/editor/editor.module.css', 'bar'],
    ['rich-text/rich-text.module.css', 'bars'],
  ])('has nothing of %s over the field in which somebody types, when it is low', (path, name) => {
    const low = new RegExp(`@media \\(max-height: 30rem\\) \\{\\s*\\.${name} \\{\\s*position: static;`);
    const rules = sheet(path);
    expect(rules).toMatch(low);
    expect(rules.slice(rules.search(low))).not.toMatch(new RegExp(`\\n\\.${name} \\{[^}]*sticky`));
  });

  it('shows that the list of sections goes on where it is cut, and has lower rows there', () => {
    const rules = sheet('frame/frame.module.css');
    const list = rules.split('.side nav {').find((each) => each.includes('overflow-y: auto'));
    // The grounds that go away with the list, over the shades that stay.
    expect(list?.match(/(?:top|bottom) \/ 100% \S+ no-repeat(?: local)?/g)).toEqual([
      'top / 100% 2rem no-repeat local',
      'bottom / 100% 2rem no-repeat local',
      'top / 100% 0.75rem no-repeat',
      'bottom / 100% 0.75rem no-repeat',
    ]);
    expect(rules).toMatch(/\(max-height: 50rem\) \{\s*\.section \{\s*min-height: 2rem;/);
  });

  it('has the arrows of a row one under the other, in the margin of the row and not over its words', () => {
    const [, narrow = ''] = sheet('content/list/item-table.module.css').split('(max-width: 61.99875rem) {');
    const [buttons = ''] = narrow.split('}');
    expect(buttons).toMatch(/\.buttons \{\s*display: grid;/);
    expect(buttons).not.toContain('grid-template-columns');
    expect(narrow).toMatch(/tr:has\(\.place\) \{[^}]*min-height/);
  });

  it.each([
    ['content/list/content-list.module.css', '.results'],
    ['rich-text/rich-text.module.css', '.text :global(.tableWrapper)'],
  ])('has no table of %s that makes the page as wide as itself', (path, frame) => {
    const frames = sheet(path).split(`${frame} {`).slice(1);
    expect(frames.map((rules) => rules.split('}')[0]).join()).toContain('overflow-x: auto');
  });
});
