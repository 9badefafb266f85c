import type {
  CanaryTarget,
  FailingRelease,
  PointerChange,
  PointerMove,
  RemoteStatus,
  RetiredRemote,
  SeenDifference,
  SkippedVersion,
  StoppedRelease,
  TakenBack,
} from '@polden/api-contract';
import type { DryRun } from './arguments.ts';
import { figuresInEnglish } from './figures-in-english.ts';

export function statusTable(remotes: RemoteStatus[]): string {
  if (remotes.length === 0) return 'No remote is enrolled for your team.';
  return remotes.map(describeRemote).join('\n');
}

function describeRemote(status: RemoteStatus): string {
  const { remote, kind, stable, retired, canary, rollback, skipped = [], previews, versions } = status;
  const { policy, alarm } = status;
  const published = versions.map(
    ({ version, pruned, takenBack, stopped }) =>
      `${version}${pruned ? ' (pruned)' : ''}${stopped ? ' (STOPPED)' : ''}${markOf(takenBack)}`,
  );
  const freeze = policy.freezes.find(
    ({ from, to }) => Date.parse(from) <= Date.now() && Date.now() < Date.parse(to),
  );
  const lines = [
    `${remote} (${kind})`,
    `  stable    ${stable ?? 'none'}${describeRollback(rollback, skipped)}`,
    ...(retired ? [describeRetired(remote, retired)] : []),
    ...(canary
      ? [
          `  canary    ${canary.version} for ${canary.percent} %${whose(canary.target)} since ${canary.since}${comparedWith(canary.percent)}`,
        ]
      : []),
    ...previews.map(({ name, version }) => `  preview   ${version} as ${name}`),
    ...(freeze
      ? [`  frozen    until ${freeze.to}: ${freeze.reason}; a rollback and a retirement are allowed`]
      : []),
    ...(policy.isFramed
      ? [`  FRAMED    in quarantine, browsers run none of its code: ${policy.framedReason}`]
      : []),
    ...(alarm
      ? [`  ALARM     ${alarm.version} since ${alarm.since}: ${figuresInEnglish(alarm.reason)}`]
      : []),
    ...versions.flatMap(({ version, takenBack }) => (takenBack ? describeTakenBack(version, takenBack) : [])),
    ...versions.flatMap(({ version, stopped, pruned }) =>
      stopped
        ? [
            describeStopped(version, stopped, {
              instead: version === stable ? rollback : stable,
              again: pruned ? 'its files are pruned' : howToRunAgain(status, version),
            }),
          ]
        : [],
    ),
    ...versions.flatMap(({ version, failing }) =>
      failing ? [describeFailing(version, failing, version === stable ? rollback : stable)] : [],
    ),
    ...versions.flatMap(({ version, late = 0 }) =>
      late > 0
        ? [
            `  LATE      ${version}: its code has thrown ${late} ${late === 1 ? 'time' : 'times'} on the shells in 24 h when nobody waited for it any more; what it was is in their logs`,
          ]
        : [],
    ),
    `  published ${published.join(', ') || 'none'}`,
  ];
  return lines.join('\n');
}

function describeRetired(remote: string, { version, at, by, reason }: RetiredRemote): string {
  return `  RETIRED   ${version} by ${by} at ${at}: ${reason}; mfe-release promote ${remote}@${version} brings it back`;
}

export const NOBODY_TO_COMPARE_WITH =
  'everybody whom it is for gets it, so nothing is compared: promote it or end it';

function comparedWith(percent: number): string {
  return percent < 100 ? '' : `; ${NOBODY_TO_COMPARE_WITH}`;
}

function markOf(takenBack: TakenBack | null): string {
  if (!takenBack) return '';
  return takenBack.again ? ' (given out again)' : ' (BARRED)';
}

const WHY_SKIPPED: Readonly<Record<SkippedVersion['why'], string>> = {
  barred: 'was taken back',
  stopped: 'was stopped by shells',
  'not-loaded': 'was never loaded by a shell',
  failed: 'failed on the shells',
  pruned: 'is pruned',
  'paths-taken': 'has a path that another remote has by now',
};

function describeRollback(rollback: string | null, skipped: readonly SkippedVersion[]): string {
  const passed = skipped.map(({ version, why }) => `${version} ${WHY_SKIPPED[why]}`).join(', ');
  if (rollback === null) return passed === '' ? '' : `, rolls back to nothing: ${passed}`;
  return `, rolls back to ${rollback}${passed === '' ? '' : `: ${passed}`}`;
}

/** `instead`: what visitors get in its place; null where there is nothing good. */
function describeFailing(
  version: string,
  { kind, how, at, shells, of }: FailingRelease,
  instead: string | null,
): string {
  const where = `${shells} of ${of} ${of === 1 ? 'shell' : 'shells'} seen within 3 min, since ${at}`;
  const served =
    instead === null
      ? 'nothing is there to stand in, so visitors get 503'
      : `${instead} serves there in its place, where it has the page`;
  return kind === 'load'
    ? `  NOT LOADED ${version}: not loaded by ${where}: ${how}; ${served}`
    : `  RESTS     ${version}: its pages fail on ${where}: ${how}; ${served}, and it is tried again and again`;
}

/** Of what shells have stopped: they forget it when the map names it no more, and names it again. */
export function howToRunAgain(
  { stable, canary, rollback }: Pick<RemoteStatus, 'stable' | 'canary' | 'rollback'>,
  version: string,
): string {
  if (version === canary?.version)
    return 'end the canary, then start it with a --reason to have it run again';
  if (version !== stable) return 'it takes a --reason to give it out again';
  return rollback === null
    ? 'publish a mended version'
    : 'roll back, then promote it with a --reason to have it run again';
}

function describeStopped(
  version: string,
  { how, at, shells }: StoppedRelease,
  { again, instead }: { again: string; instead: string | null },
): string {
  if (shells === 0) return `  STOPPED   ${version}: shells have stopped it at ${at} (${how}); ${again}`;
  const where = shells === 1 ? 'a shell runs' : `${shells} shells run`;
  return `  STOPPED   ${version}: ${where} it no more since ${at} (${how}); ${instead === null ? 'nothing is there to stand in, so visitors get 503' : `${instead} serves in its place`}; ${again}`;
}

/**
 * The API words this in Russian, for the staff: here the words follow from the values. What the platform found out says
 * itself whether the version was worse, or nothing was decided about it in time.
 */
function describeTakenBack(
  version: string,
  { at, by, reason, again, automatic, explained = true }: TakenBack,
): string[] {
  const who = automatic ? 'the platform' : by;
  const why = automatic ? figuresInEnglish(reason) : explained ? reason : 'no reason given';
  const taken = `  ${again ? 'again    ' : 'BARRED   '} ${version} was taken back at ${at} by ${who}: ${why}`;
  return again
    ? [taken, `            given out again at ${again.at} by ${again.by}: ${again.reason}`]
    : [taken];
}

/** ` of city kazan, variant layout-lite=variant`; empty for a canary that is everybody's. */
/** «of city kazan»; '' where it is everybody's. */
export function whose(target: CanaryTarget | null): string {
  const { cities = [], hosts = [], variants = [] } = target ?? {};
  const parts = [
    ...cities.map((city) => `city ${city}`),
    ...hosts.map((host) => `host ${host}`),
    ...variants.map((variant) => `variant ${variant}`),
  ];
  return parts.length === 0 ? '' : ` of ${parts.join(', ')}`;
}

/**
 * What the map says now, one line for each pointer that has moved, or would after a dry run.
 * @param already lines about what was so before
 * @param seen what was stable where, for a move that names no versions
 */
export function describeMove(
  { releases, environment, sequence, endedPages, endedForSome = [] }: PointerMove,
  {
    dryRun = false,
    already = [],
    seen = [],
  }: DryRun & { already?: readonly string[]; seen?: readonly SeenDifference[] } = {},
): string {
  const [hasEnded, is] = dryRun ? ['would end', 'would be'] : ['has ended', 'is'];
  const lines = releases.map(({ remote, channel, version }) => {
    if (version === null) return `${remote}: ${channel} ${hasEnded}`;
    const before = channel === 'stable' ? seen.find((it) => it.remote === remote) : undefined;
    const way = before ? ` (${before.here ?? 'none'} → ${version})` : '';
    return `${remote}: ${channel} ${is} ${version}${way}`;
  });
  const noMore = `No page any more${dryRun ? ' then' : ''}`;
  const ended =
    endedPages.length > 0
      ? [`${noMore}: ${endedPages.join(', ')}. Lead people on with redirects (/admin/control-panel/redirect)`]
      : [];
  const some = endedForSome.map(
    ({ path, percent, target }) => `${noMore} for ${percent} %${whose(target)}: ${path}. The others keep it`,
  );
  const map = `elease map ${sequence} of ${environment}`;
  const isSame = dryRun || (releases.length === 0 && already.length > 0);
  return [
    ...lines,
    ...already,
    ...ended,
    ...some,
    isSame ? `Nothing was changed: r${map} stays` : `R${map}`,
  ].join('\n');
}

export function historyTable(changes: PointerChange[]): string {
  if (changes.length === 0) return 'Nothing was promoted yet.';
  return changes.map(describeChange).join('\n');
}

function describeChange({
  changedAt,
  remote,
  channel,
  action,
  from,
  to,
  actor,
  actorName,
  percent,
  reason,
}: PointerChange): string {
  const move = `${from ?? 'none'} → ${to ?? 'none'}${percent === null || percent === undefined ? '' : ` for ${percent} %`}`;
  const who = actorName && actor !== 'system' ? `${actor} (${actorName})` : actor;
  const line = `${changedAt}  ${remote}  ${channel}  ${action}  ${move}  by ${who}`;
  if (reason === null) return line;
  const why = action === 'automatic-rollback' ? figuresInEnglish(reason) : reason;
  return `${line}\n  ${why}`;
}
