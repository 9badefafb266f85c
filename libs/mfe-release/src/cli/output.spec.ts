import { describe, expect, it } from '@jest/globals';
import type { PointerChange, RemoteStatus } from '@polden/api-contract';
import { failureOf } from './failure.ts';
import { describeMove, historyTable, statusTable } from './output.ts';

const REASON =
  'На сервере не удалось 27,27\u00a0% страниц из 1\u00a0110 против 1\u00a0% страниц из 2\u00a0000 у стабильной версии ' +
  '(допуск 1 п. п.). Случайностью это бывает реже чем в 1\u00a0% выпусков.';
const ENGLISH =
  'On the server 27.27 % of 1,110 pages have failed against 1 % of 2,000 of the stable version (allowed 1 points). ' +
  'By chance this happens in fewer than 1 % of releases.';

const CHANGE: PointerChange = {
  id: 1,
  remote: 'mfe-lending',
  channel: 'canary',
  action: 'automatic-rollback',
  from: '1.1.0',
  to: null,
  actor: 'system',
  reason: REASON,
  sequence: 7,
  changedAt: '2026-11-20T09:00:00.000Z',
};
const STATUS = {
  remote: 'mfe-lending',
  kind: 'remote',
  stable: '1.0.0',
  canary: { version: '1.2.0', percent: 100, target: null, since: '2026-11-20T10:00:00.000Z' },
  rollback: null,
  previews: [],
  versions: [
    {
      version: '1.1.0',
      pruned: false,
      stopped: null,
      failing: null,
      takenBack: { at: CHANGE.changedAt, by: 'system', reason: REASON, again: null, automatic: true },
    },
  ],
  policy: { freezes: [] },
  alarm: {
    version: '1.2.0',
    since: CHANGE.changedAt,
    reason: 'LCP за этот час 2\u00a0500 мс, за сутки до этого 1600 мс.',
  },
} as unknown as RemoteStatus;

it('a remote in quarantine is one in the status', () => {
  const policy = { freezes: [], isFramed: true, framedReason: 'крадёт ввод' };
  expect(statusTable([{ ...STATUS, policy } as unknown as RemoteStatus])).toContain(
    '\n  FRAMED    in quarantine, browsers run none of its code: крадёт ввод\n',
  );
  expect(statusTable([STATUS])).not.toContain('FRAMED');
});

it('a move names the pages that end with it', () => {
  const move = {
    environment: 'production',
    releases: [{ remote: 'mfe-lending', channel: 'stable', version: '1.4.0' }],
    sequence: 7,
  };
  expect(describeMove({ ...move, endedPages: [] })).toBe(
    'mfe-lending: stable is 1.4.0\nRelease map 7 of production',
  );
  expect(describeMove({ ...move, endedPages: ['/primer'] })).toContain(
    '\nNo page any more: /primer. Lead people on',
  );
  const tried = describeMove({ ...move, endedPages: ['/primer'] }, { dryRun: true });
  expect(tried).toMatch(
    /^mfe-lending: stable would be 1\.4\.0\nNo page any more then: \/primer\..*\nNothing was changed: release map 7 of production stays$/u,
  );
  const endedForSome = [
    { path: '/primer', percent: 5, target: null },
    { path: '/dom', percent: 100, target: { cities: ['kazan'] } },
  ];
  const narrowed = describeMove({ ...move, endedPages: [], endedForSome }, { dryRun: true });
  expect(narrowed).toContain('\nNo page any more then for 5 %: /primer. The others keep it\n');
  expect(narrowed).toContain('\nNo page any more then for 100 % of city kazan: /dom. The others keep it\n');
});

describe('what the platform found out', () => {
  it('stands in English in the history, and what people wrote as they wrote it', () => {
    expect(historyTable([CHANGE])).toContain(`\n  ${ENGLISH}`);
    const written = { ...CHANGE, action: 'rollback', reason: 'Форма не отправляется' } as const;
    expect(historyTable([written])).toMatch(/\n {2}Форма не отправляется$/u);
  });

  it('stands in English in the status', () => {
    const table = statusTable([STATUS]);
    expect(table).toContain(`by the platform: ${ENGLISH}\n`);
    expect(table).toContain('LCP is 2,500 ms in this hour, 1,600 ms in the day before.');
    expect(table).not.toMatch(/[а-яё]/iu);
  });

  it('is not called worse where nothing was found out in time', () => {
    const undecided = 'Данных пока мало: 12 страниц новой версии из 200. За отведённое время вывода нет.';
    const [version] = STATUS.versions;
    const takenBack = { ...version?.takenBack, reason: undecided };
    const given = { ...STATUS, versions: [{ ...version, takenBack }] } as unknown as RemoteStatus;
    for (const told of [historyTable([{ ...CHANGE, reason: undecided }]), statusTable([given])]) {
      expect(told).toContain(
        'There is too little to go by yet: 12 pages of the new version of 200. Nothing was found out in time.',
      );
      expect(told).not.toContain('worse');
    }
  });

  it('stands in English in a refusal that quotes it', () => {
    const refusal = new Error(`mfe-lending@1.1.0 was taken back at 2026-11-20 (${REASON}). Give a reason`);
    expect(failureOf(refusal).reason).toContain(`(${ENGLISH})`);
  });
});

it('says of what fails who has seen it, and what visitors get in its place', () => {
  const failing = { kind: 'pages', how: 'timed out', at: CHANGE.changedAt, shells: 1, of: 2 };
  const version = { version: '1.0.0', pruned: false, stopped: null, takenBack: null, failing };
  const status = { ...STATUS, versions: [version] } as unknown as RemoteStatus;
  const seen = 'its pages fail on 1 of 2 shells seen within 3 min';
  expect(statusTable([status])).toMatch(new RegExp(`RESTS +1\\.0\\.0: ${seen}.*visitors get 503`));
  expect(statusTable([{ ...status, rollback: '0.9.0' }])).toMatch(
    new RegExp(`RESTS +1\\.0\\.0: ${seen}.*; 0\\.9\\.0 serves there in its place`),
  );
});

it('says of what shells have stopped how it is given out again, where it can be', () => {
  const stopped = { how: 'SIGKILL', at: CHANGE.changedAt, shells: 0 };
  const table = (pruned: boolean) =>
    statusTable([
      {
        ...STATUS,
        versions: [{ version: '0.9.0', pruned, stopped, takenBack: null }],
      } as unknown as RemoteStatus,
    ]);
  expect(table(false)).toMatch(/STOPPED +0\.9\.0: .*\(SIGKILL\); it takes a --reason/u);
  expect(table(true)).toMatch(/STOPPED +0\.9\.0: .*\(SIGKILL\); its files are pruned$/mu);
  expect(table(true)).not.toContain('--reason');
});

it('says of what shells have stopped, and the map still names, that it is to leave the map first', () => {
  const stopped = { how: 'SIGKILL', at: CHANGE.changedAt, shells: 2 };
  const table = (version: string, rollback: string | null) =>
    statusTable([
      {
        ...STATUS,
        rollback,
        versions: [{ version, pruned: false, stopped, takenBack: null }],
      } as unknown as RemoteStatus,
    ]);
  expect(table('1.0.0', '0.9.0')).toMatch(
    /STOPPED .*; 0\.9\.0 serves in its place; roll back, then promote it with a --reason to have it run again$/mu,
  );
  expect(table('1.0.0', null)).toMatch(/STOPPED .*visitors get 503; publish a mended version$/mu);
  expect(table('1.2.0', null)).toMatch(/STOPPED .*; end the canary, then start it with a --reason/u);
  expect(table('0.8.0', null)).toMatch(/STOPPED .*; it takes a --reason to give it out again$/mu);
});

it('says how often a release has thrown when nobody waited for it any more', () => {
  const version = { version: '1.0.0', pruned: false, stopped: null, takenBack: null };
  const table = (late: number) =>
    statusTable([{ ...STATUS, versions: [{ ...version, late }] } as unknown as RemoteStatus]);
  expect(table(1)).toMatch(/LATE +1\.0\.0: its code has thrown 1 time on the shells in 24 h/u);
  expect(table(50)).toContain('thrown 50 times');
  expect(table(0)).not.toContain('LATE');
});

it('says of a canary that everybody gets that nothing is compared', () => {
  expect(statusTable([STATUS])).toMatch(
    /canary {4}1\.2\.0 for 100 % since \S+; everybody whom it is for gets it/u,
  );
});
