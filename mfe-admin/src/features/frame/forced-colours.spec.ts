import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const FEATURES = `${import.meta.dirname}/..`;

/** The rules of a sheet for screens whose system sets the colours. */
function forcedRules(sheet: string): string {
  const css = readFileSync(`${FEATURES}/${sheet}`, 'utf8');
  return [...css.matchAll(/@media \(forced-colors: active\) \{((?:[^{}]*\{[^{}]*\})*)/g)]
    .map(([, rules = '']) => rules)
    .join('\n');
}

describe('where the system sets the colours', () => {
  it.each([
    ['frame/frame.module.css', /\.section\[aria-current\] \{[^}]*border[^}]*var\(--color-chosen\)/],
    ['content/list/content-list.module.css', /\.pageLink\[aria-current\] \{[^}]*border/],
    ['controls/small-button.module.css', /\.button\[aria-disabled\] \{[^}]*GrayText/],
    ['content/list/item-table.module.css', /\.place\[aria-disabled\] \{[^}]*GrayText/],
    ['menu/menu.module.css', /\.item\[data-disabled\] \{[^}]*GrayText/],
  ])('%s still says what is chosen and what cannot be pressed', (sheet, rule) => {
    expect(forcedRules(sheet)).toMatch(rule);
  });
});
