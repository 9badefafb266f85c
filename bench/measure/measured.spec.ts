import { describe, expect, it } from '@jest/globals';
import { lost, type MeasuredServer } from './measured.ts';

const estimate = (value: number) => ({ value, low: value, high: value });
const server = (id: MeasuredServer['id'], cpu: number, rate: number): MeasuredServer => ({
  id,
  title: id,
  cpuMs: estimate(1),
  cpuGain: estimate(cpu),
  rate: 1,
  rateGain: estimate(rate),
});

describe('what the bench asserts', () => {
  const before = [server('plain', 3, 3), server('federated', 2, 2), server('federated-cached', 30, 30)];

  it('lets a ratio fall by a twentieth, and no further', () => {
    const kept = server('federated-cached', 31, 28.6);
    expect(lost(before, [server('federated', 1.91, 1.9), kept])).toEqual([]);
    expect(lost(before, [server('federated', 1.89, 2), kept])).toEqual([
      'federated, cpuGain: 1.89, was 2.00',
    ]);
    expect(lost(before, [server('federated', 2, 2), server('federated-cached', 30, 28)])).toEqual([
      'federated-cached, rateGain: 28.00, was 30.00',
    ]);
  });

  it('judges no peer, and misses what was not measured', () => {
    expect(lost(before, [server('plain', 1, 1), server('federated', 2, 2)])).toEqual([
      'federated-cached: not measured',
    ]);
    expect(
      lost(before, [server('federated', Number.NaN, 2), server('federated-cached', 30, 30)]),
    ).toHaveLength(1);
  });
});
