import { describe, expect, it } from '@jest/globals';
import { togetherFailing } from './failing-releases.ts';
import { ProcessFaults } from './process-faults.ts';

const RELEASE = { remote: 'mfe-a', version: '1.1.0' };
const PAGE = { ...RELEASE, channel: 'canary' as const };

describe('what fails in a process', () => {
  it('is named while its pages fail so often that it rests, with what failed last', () => {
    const faults = new ProcessFaults();
    for (let page = 0; page < 4; page += 1) faults.record({ ...PAGE, outcome: 'render', message: 'no rate' });
    expect(faults.failing).toEqual([]);
    faults.record({ ...PAGE, outcome: 'render', message: 'no rate' });
    expect(faults.failing).toMatchObject([{ ...RELEASE, kind: 'pages', how: 'no rate' }]);
  });

  it('is named from the first time that it could not be loaded until it is loaded', () => {
    const faults = new ProcessFaults();
    faults.record({ ...PAGE, outcome: 'evaluate', message: 'ENOENT' });
    const [first] = faults.failing;
    faults.record({ ...PAGE, outcome: 'evaluate', message: 'ENOENT again' });
    expect(faults.failing).toEqual([{ ...RELEASE, kind: 'load', how: 'ENOENT again', at: first?.at }]);
    faults.loaded('mfe-a', '1.1.0');
    expect(faults.failing).toEqual([]);
  });

  it('is told once for all processes, since the first of them says so', () => {
    const failure = { ...RELEASE, kind: 'load' as const, how: 'ENOENT' };
    const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:05.000Z'];
    expect(togetherFailing([[{ ...failure, at: late }], [], [{ ...failure, at: early }]])).toEqual([
      { ...failure, at: early },
    ]);
  });
});
