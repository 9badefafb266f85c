import { describe, expect, it } from '@jest/globals';
import { loginColours } from './login-colours.ts';

const colours = (background: string, textColor: string) =>
  Object.values(loginColours({ lead: false, styles: { background, textColor } }));

describe('colours of the login page', () => {
  it('are the yellow and the black of the brand unless the account says otherwise', () => {
    const own = [
      'light-dark(var(--color-noon), var(--color-sunken))',
      'light-dark(var(--color-on-noon), var(--color-ink))',
    ];
    expect(Object.values(loginColours(null))).toEqual(own);
    expect(colours('yellow', 'black')).toEqual(own);
    expect(colours('#0b5fb0', 'rgb(255 255 255 / 90%)')).toEqual(['#0b5fb0', 'rgb(255 255 255 / 90%)']);
  });

  it.each(['url(//evil.example/x)', 'red;position:fixed', 'var(--x)', ''])(
    'take %s for no colour',
    (value) => {
      expect(colours(value, value)).toEqual(colours('yellow', 'black'));
    },
  );
});
