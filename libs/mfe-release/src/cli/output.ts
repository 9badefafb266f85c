import type {
  CanaryTarget,
  PointerChange,
  PointerMove,
  RemoteStatus,
  StoppedRelease,
  TakenBack,
} from '@polden/api-contract';

export function statusTable(remotes: RemoteStatus[]): string {
  if (remotes.length === 0) return 'No remote is enrolled for your team.';
  return remotes.map(describeRemote).join('\n');
}

function describeRemote({
  remote,
  kind,
  stable,
  canary,
  rollback,
  previews,
  versions,
  policy,
  alarm,
}: RemoteStatus): string {
  const published = versions.map(
    ({ version, pruned, takenBack, stopped }) =>
      `${version}${pruned ? ' (pruned)' : ''}${stopped ? ' (STOPPED)' : ''}${markOf(takenBack)}`,
  );
  const freeze = policy.freezes.find(
    ({ from, to }) => Date.parse(from) <= Date.now() && Date.now() < Date.parse(to),
  );
  const lines = [
    `${remote} (${kind})`,
    `  stable    ${stable ?? 'none'}${rollback === null ? '' : `, rolls back to ${rollback}`}`,
    ...(canary
      ? [`  canary    ${canary.version} for ${canary.percent} %${whose(canary.target)} since ${canary.since}`]
      : []),
    ...previews.map(({ name, version }) => `  preview   ${version} as ${name}`),
    ...(freeze ? [`  frozen    until ${freeze.to}: ${freeze.reason}; a rollback is allowed`] : []),
    ...(alarm ? [`  ALARM     ${alarm.version} since ${alarm.since}: ${alarm.reason}`] : []),
    ...versions.flatMap(({ version, takenBack }) => (takenBack ? describeTakenBack(version, takenBack) : [])),
    ...versions.flatMap(({ version, stopped }) => (stopped ? [describeStopped(version, stopped)] : [])),
    `  published ${published.join(', ') || 'none'}`,
  ];
  return lines.join('\n');
}

function markOf(takenBack: TakenBack | null): string {
  if (!takenBack) return '';
  return takenBack.again ? ' (given out again)' : ' (BARRED)';
}

function describeStopped(version: string, { how, at, shells }: StoppedRelease): string {
  const where = shells === 1 ? 'a shell runs' : `${shells} shells run`;
  return `  STOPPED   ${version}: ${where} it no more since ${at} (${how}); the last good version serves`;
}

function describeTakenBack(version: string, { at, by, reason, again }: TakenBack): string[] {
  const taken = `  ${again ? 'again    ' : 'BARRED   '} ${version} was taken back at ${at} by ${by}: ${reason}`;
  return again
    ? [taken, `            given out again at ${again.at} by ${again.by}: ${again.reason}`]
    : [taken];
}

/** ` of city kazan, variant layout-lite=variant`; empty for a canary that is everybody's. */
function whose(target: CanaryTarget | null): string {
  const { cities = [], hosts = [], variants = [] } = target ?? {};
  const parts = [
    ...cities.map((city) => `city ${city}`),
    ...hosts.map((host) => `host ${host}`),
    ...variants.map((variant) => `variant ${variant}`),
  ];
  return parts.length === 0 ? '' : ` of ${parts.join(', ')}`;
}

/** What the map says now, one line for each pointer that has moved. */
export function describeMove({ releases, environment, sequence }: PointerMove): string {
  const lines = releases.map(({ remote, channel, version }) =>
    version === null ? `${remote}: ${channel} has ended` : `${remote}: ${channel} is ${version}`,
  );
  return [...lines, `Release map ${sequence} of ${environment}`].join('\n');
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
  reason,
}: PointerChange): string {
  const move = `${from ?? 'none'} → ${to ?? 'none'}`;
  const line = `${changedAt}  ${remote}  ${channel}  ${action}  ${move}  by ${actor}`;
  return reason === null ? line : `${line}\n  ${reason}`;
}
