import { describe, expect, it } from '@jest/globals';
import { foreignStyles } from './foreign-styles.ts';

describe('styles of a remote', () => {
  it.each([
    '.k3x_a { color: red }',
    'html[dir] .k3x_a > li:hover::before { color: red }',
    '.k3x_a { & h2, .other & { color: red } li { color: red } }',
    ':is(.k3x_a, .k3x_b) p { color: red }',
    '@media (width > 20px) { @container (width > 1px) { .k3x_a { color: red } } }',
    '.k3x_a > * + * { color: red }',
    '.k3x_a + .k3x_b { color: red }',
    '@keyframes k3x_turn { to { rotate: 1turn } }',
    '@supports (gap: 1px) { @layer { .k3x_a { gap: 1px } } }',
  ])('are its own in %s', (css) => {
    expect(foreignStyles(css, 'k3x_')).toEqual([]);
  });

  it.each([
    ['.k3x_a + footer { color: red }', '.k3x_a + footer'],
    ['.k3x_a ~ * p { color: red }', '.k3x_a ~ * p'],
    ['body { margin: 0 }', 'body'],
    [':root { --accent: red }', ':root'],
    ['.k3x_a, .l4y_b .button { color: red }', '.l4y_b .button'],
    ['main:has(.k3x_a) { color: red }', 'main:has'],
    ['p:not(.k3x_a) { color: red }', 'p:not'],
    [':is(.k3x_a, p) { color: red }', ':is'],
    ['@media print { nav { display: none } }', 'nav'],
    ['@keyframes turn { to { rotate: 1turn } }', '@keyframes turn'],
    ['@font-face { font-family: Golos; src: url(a.woff2) }', '@font-face'],
    ['@property --x { syntax: "*"; inherits: false }', '@property'],
    ['@import "https://example.com/a.css";', '@import'],
  ])('reach further in %s', (css, rule) => {
    expect(foreignStyles(css, 'k3x_')).toEqual([rule]);
  });
});
