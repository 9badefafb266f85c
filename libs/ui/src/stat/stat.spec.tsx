import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Stat } from './stat.tsx';

const FIGURE = '20\u00a0482\u00a0842\u00a0130\u00a0₽';
const shown = (size: 'm' | 'l') => {
  render(<Stat size={size} label={`Выдали, ${size}`} value={FIGURE} />);
  return screen.getByText(`Выдали, ${size}`).nextElementSibling?.textContent;
};

it('a large figure may go on in a second line, between its groups of digits; a small one stays whole', () => {
  expect(shown('l')).toBe('20 482 842 130 ₽');
  expect(shown('m')).toBe(FIGURE);
});
