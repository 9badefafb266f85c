import { describe, expect, it } from '@jest/globals';
import { figuresInEnglish } from '@polden/mfe-release';
import { DEFAULT_VERDICT_POLICY } from '../../policy/verdict-policy.ts';
import { type CanaryEvidence, verdictOn } from './canary-verdict.ts';
import { noSample } from './sample-ratio.ts';
import { type Arm, noEvidence, observe } from './sequential-test.ts';
import type { Resting } from './total-failure.ts';
import { nothingSeen } from './vitals-test.ts';

const TERMS = {
  share: 1_000,
  wasHealthy: false,
  minimumViews: 200,
  tolerance: 0.01,
  policy: DEFAULT_VERDICT_POLICY,
  age: 1,
  verdictMinutes: 60,
};

const NONE: Arm = { views: 0, failures: 0 };
const NOWHERE: Resting = { shells: 0, of: 1, loaded: 0, canary: NONE, control: NONE };

function evidence(control: Arm, canary: Arm) {
  const teaching = { control, canary: { views: 10, failures: 0 } };
  return observe(observe(noEvidence(0.01), teaching), { control, canary });
}

const nothing = noEvidence(0.01);
const fine = { views: 1_000, failures: 10 };
const sample = noSample(1_000, new Date(0));

function judged(evidence: Partial<CanaryEvidence>, terms: Partial<typeof TERMS> = {}) {
  const none = { server: nothing, browser: nothing, chunk: nothing, globals: nothing, missing: nothing };
  const verdict = verdictOn(
    { ...none, vitals: nothingSeen(), sample, blocked: 0, resting: NOWHERE, ...evidence },
    { ...TERMS, ...terms },
  );
  // The CLI has every verdict in English.
  expect(figuresInEnglish(verdict.reason)).not.toMatch(/[а-яё]/iu);
  return verdict;
}

describe('the verdict on a canary', () => {
  it('is not given before there is anything to judge by', () => {
    expect(judged({})).toEqual({
      state: 'collecting',
      reason: 'Данных пока мало: 0 страниц новой версии из 200.',
    });
  });

  it('is good when the canary fails as seldom as the stable version', () => {
    const server = evidence(fine, { views: 300, failures: 3 });
    expect(judged({ server }).state).toBe('healthy');
  });

  it('names the figures of the server', () => {
    const server = evidence(fine, { views: 100, failures: 30 });
    const { state, reason } = judged({ server });
    expect(state).toBe('worse');
    expect(reason.replaceAll('\u00a0', ' ')).toBe(
      'На сервере не удалось 27,27 % страниц из 110 против 1 % страниц из 2 000 у стабильной версии (допуск 1 п. п.). ' +
        'Случайностью это бывает реже чем в 1 % выпусков.',
    );
  });

  it('heeds browsers only when there are enough of them', () => {
    const few = evidence(fine, { views: 100, failures: 60 });
    expect(judged({ browser: few }).state).toBe('collecting');
    const many = evidence(fine, { views: 300, failures: 60 });
    expect(judged({ browser: many })).toMatchObject({
      state: 'worse',
      reason: expect.stringMatching(/^В браузерах/),
    });
  });

  it('does not heed a handful of networks', () => {
    const handful = evidence({ views: 100_000, failures: 0 }, { views: 300, failures: 9 });
    expect(judged({ browser: handful }).state).toBe('collecting');
  });

  it('is not asked for where everybody gets the canary, however long', () => {
    const alone = judged({}, { share: 10_000, age: 10_000 });
    expect(alone).toEqual({ state: 'collecting', reason: expect.stringMatching(/^Сравнивать не с кем/) });
    expect(judged({ blocked: 2 }, { share: 10_000 }).state).toBe('worse');
    const healthy = judged({}, { share: 10_000, wasHealthy: true, age: 10_000 });
    expect(healthy).toEqual({ state: 'healthy', reason: expect.stringMatching(/^Признана здоровой/) });
    expect(judged({ blocked: 2 }, { share: 10_000, wasHealthy: true }).state).toBe('worse');
    expect(judged({}, { wasHealthy: true }).state).toBe('collecting');
  });

  it('is given by what the policy weighs', () => {
    const server = evidence(fine, { views: 300, failures: 60 });
    const browser = evidence(fine, { views: 300, failures: 3 });
    const policy = { ...DEFAULT_VERDICT_POLICY, serverFailures: false };
    expect(judged({ server, browser }, { policy })).toEqual({
      state: 'healthy',
      reason: expect.stringMatching(/^В браузерах/),
    });
    expect(judged({ server, browser: nothing }, { policy }).state).toBe('collecting');
  });

  it('is bad when the canary stopped a process twice', () => {
    const verdict = judged({ blocked: 2 });
    expect(verdict).toEqual({ state: 'worse', reason: 'Версия 2 раза остановила процесс сервера целиком.' });
    expect(judged({ blocked: 1 }).state).toBe('collecting');
  });

  describe('where shells let the canary rest', () => {
    const total = {
      ...NOWHERE,
      shells: 1,
      loaded: 1,
      canary: { views: 5, failures: 5 },
      control: { views: 20, failures: 0 },
    };
    const state = (resting: Partial<Resting>, terms: Partial<typeof TERMS> = {}) =>
      judged({ resting: { ...total, ...resting } }, terms).state;

    it('is bad when no page of it has come about, and those of the control have', () => {
      expect(judged({ resting: total })).toEqual({
        state: 'worse',
        reason: expect.stringMatching(/^Страницы не рендерятся: 5 из 5; .* не удалось 0 из 20\./),
      });
      expect(state({ canary: { views: 5, failures: 4 } })).toBe('collecting');
      expect(state({ canary: { views: 3, failures: 3 } })).toBe('collecting');
      const steady = { views: 200, failures: 0 };
      expect(state({ canary: { views: 3, failures: 3 }, control: steady })).toBe('worse');
      expect(state({ canary: { views: 2, failures: 2 }, control: steady })).toBe('collecting');
      expect(state({ shells: 0, loaded: 0 })).toBe('collecting');
      expect(state({}, { policy: { ...DEFAULT_VERDICT_POLICY, serverFailures: false } })).toBe('collecting');
    });

    it('takes more pages the more the control fails, and none where all of it fails', () => {
      expect(state({ control: { views: 20, failures: 6 } })).toBe('collecting');
      expect(state({ control: { views: 20, failures: 6 }, canary: { views: 20, failures: 20 } })).toBe(
        'worse',
      );
      expect(state({ control: { views: 20, failures: 20 }, canary: { views: 99, failures: 99 } })).toBe(
        'collecting',
      );
      expect(state({ control: NONE })).toBe('collecting');
    });

    it('believes no shell alone among others, and none that is alone and cannot load it', () => {
      expect(state({ of: 2 })).toBe('collecting');
      expect(state({ of: 2, shells: 2 })).toBe('worse');
      expect(state({ of: 2, shells: 2, loaded: 0 })).toBe('worse');
      expect(state({ of: 10, shells: 2 })).toBe('collecting');
      expect(state({ loaded: 0 })).toBe('collecting');
    });

    it('says where it rests while nothing is decided', () => {
      const { reason } = judged({ resting: { ...total, of: 2 } });
      expect(reason).toMatch(/^Версия не отвечает и отдыхает на 1 из 2 серверов сайта/);
      expect(judged({ resting: { ...total, loaded: 0 } }).reason).toMatch(/^Версия не загружается на 1 из 1/);
    });
  });

  it.each([
    ['chunk', /^Части страниц не загрузились/],
    ['globals', /^Версия меняет глобальные объекты/],
    ['missing', /^Страницы открыты, но отчёта из браузера нет/],
  ] as const)('weighs %s, unless the policy does not', (test, words) => {
    const many = evidence(fine, { views: 300, failures: 60 });
    expect(judged({ [test]: many })).toEqual({ state: 'worse', reason: expect.stringMatching(words) });
    const policy = {
      ...DEFAULT_VERDICT_POLICY,
      chunkFailures: false,
      changedGlobals: false,
      missingBeacons: false,
    };
    expect(judged({ [test]: many }, { policy }).state).toBe('collecting');
  });

  it('is bad for vitals alone, and names them', () => {
    const around = (ms: number) =>
      Array.from({ length: 100 }, (_, n) => ({ bucket: ms / 10 - 50 + n, count: 10 }));
    const vitals = { ...nothingSeen(), LCP: { canary: around(3_000), control: around(2_000) } };
    const { state, reason } = judged({ vitals });
    expect(state).toBe('worse');
    expect(reason.replaceAll('\u00a0', ' ')).toMatch(
      /LCP не лучше 3 245 мс против 2 245 мс .* \(допуск 100 мс/,
    );
    expect(judged({ vitals }, { policy: { ...DEFAULT_VERDICT_POLICY, vitals: false } }).state).toBe(
      'collecting',
    );
  });

  it('is none where the arms have not got the visitors that they should', () => {
    const server = evidence(fine, { views: 300, failures: 100 });
    const mismatched = { ...sample, canary: 1_000, control: 700 };
    expect(judged({ server, sample: mismatched }).state).toBe('void');
    expect(judged({ server, sample: { ...sample, canary: 1_000, control: 960 } }).state).toBe('worse');
  });

  it('is extended once and then given up', () => {
    const states = [59, 61, 119, 121].map((age) => judged({}, { age }));
    expect(states.map(({ state }) => state)).toEqual([
      'collecting',
      'collecting',
      'collecting',
      'inconclusive',
    ]);
    expect(states[1]?.reason).toContain('Срок продлён один раз');
    expect(judged({ server: evidence(fine, { views: 300, failures: 3 }) }, { age: 500 }).state).toBe(
      'healthy',
    );
  });
});
