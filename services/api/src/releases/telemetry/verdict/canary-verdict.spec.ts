import { describe, expect, it } from '@jest/globals';
import { verdictOn } from './canary-verdict.ts';
import { type Arm, noEvidence, observe } from './sequential-test.ts';

const SETTINGS = { minimumViews: 200 };

function evidence(control: Arm, canary: Arm) {
  const teaching = { control, canary: { views: 10, failures: 0 } };
  return observe(observe(noEvidence(0.01), teaching), { control, canary });
}

const nothing = noEvidence(0.01);
const fine = { views: 1_000, failures: 10 };

describe('the verdict on a canary', () => {
  it('is not given before there is anything to judge by', () => {
    expect(verdictOn({ server: nothing, browser: nothing, blocked: 0 }, SETTINGS)).toEqual({
      state: 'collecting',
      reason: 'Данных пока мало: 0 страниц новой версии из 200.',
    });
  });

  it('is good when the canary fails as seldom as the stable version', () => {
    const server = evidence(fine, { views: 300, failures: 3 });
    expect(verdictOn({ server, browser: nothing, blocked: 0 }, SETTINGS).state).toBe('healthy');
  });

  it('names the figures of the server', () => {
    const server = evidence(fine, { views: 100, failures: 30 });
    const { state, reason } = verdictOn({ server, browser: nothing, blocked: 0 }, SETTINGS);
    expect(state).toBe('worse');
    expect(reason.replaceAll('\u00a0', ' ')).toBe(
      'На сервере не удалось 27,27 % страниц из 110 против 1 % страниц из 2 000 у стабильной версии (допуск 1 п. п.). ' +
        'Случайностью это бывает реже чем в 0,5 % выпусков.',
    );
  });

  it('heeds browsers only when there are enough of them', () => {
    const few = evidence(fine, { views: 100, failures: 60 });
    expect(verdictOn({ server: nothing, browser: few, blocked: 0 }, SETTINGS).state).toBe('collecting');
    const many = evidence(fine, { views: 300, failures: 60 });
    expect(verdictOn({ server: nothing, browser: many, blocked: 0 }, SETTINGS)).toMatchObject({
      state: 'worse',
      reason: expect.stringMatching(/^В браузерах/),
    });
  });

  it('does not heed a handful of networks', () => {
    const handful = evidence({ views: 100_000, failures: 0 }, { views: 300, failures: 9 });
    expect(verdictOn({ server: nothing, browser: handful, blocked: 0 }, SETTINGS).state).toBe('collecting');
  });

  it('is bad when the canary stopped a process twice', () => {
    const verdict = verdictOn({ server: nothing, browser: nothing, blocked: 2 }, SETTINGS);
    expect(verdict).toEqual({ state: 'worse', reason: 'Версия 2 раза остановила процесс сервера целиком.' });
    expect(verdictOn({ server: nothing, browser: nothing, blocked: 1 }, SETTINGS).state).toBe('collecting');
  });
});
