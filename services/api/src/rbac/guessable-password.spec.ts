import { describe, expect, it } from '@jest/globals';
import { isGuessable } from './guessable-password.ts';

const ABOUT = ['svetlova', 'Анна Светлова', 'Полдень', 'polden'];

describe('a password', () => {
  it.each([
    ['of one character', 'aaaaaaaaaaaa'],
    ['of one Russian letter', 'ыыыыыыыыыыыы'],
    ['of digits in a row', '123456789012'],
    ['along the keyboard', 'qwertyuiop123'],
    ['along the Russian keyboard', 'йцукенгшщзхъ'],
    ['along the keyboard there and back', '1q2w3e4r5t6y'],
    ['that is common', 'password1234'],
    ['that is common, in Russian', 'пароль123456'],
    ['that is common, twice', 'парольпароль'],
    ['of the login', 'svetlova2026!'],
    ['of the name', 'Анна-Светлова'],
    ['of the brand', 'Полдень2026!!'],
    ['of the brand in Latin letters', 'Polden-polden-1'],
    ['of the brand in the wrong layout', 'gjkltym123456'],
  ])('%s is easily guessed', async (_what, password) => {
    expect(await isGuessable(password, ABOUT)).toBe(true);
  });

  it.each([
    'correct horse battery staple',
    'совсем новый пароль',
    'полдень и двенадцать',
    'k7#fQz-91bLw',
    'ёлки палки лес густой',
    'x'.repeat(3) + ' длинная фраза '.repeat(12),
  ])('like «%s» is not', async (password) => {
    expect(await isGuessable(password, ABOUT)).toBe(false);
  });
});
