import type { EntityManager } from 'typeorm';

/** A failure that comes later than this after the first report is counted, but has no weight in a verdict. */
export const LATE_SECONDS = 60;

/** A kind of report of a page view, or of a newcomer in all of his. */
export interface ViewKind {
  view: string;
  kind: string;
}

interface Network {
  network: string;
  subject: string;
}

/**
 * Notes the kinds of report of page views. The answer says, once for each kind, that it is new: a second question, and a
 * kind that any process has noted before, is not.
 */
export async function newKinds(
  manager: EntityManager,
  kinds: readonly ViewKind[],
): Promise<(kind: ViewKind) => boolean> {
  const rows = await manager.query<ViewKind[]>(
    `INSERT INTO page_view (view, kind)
     SELECT DISTINCT view, kind FROM jsonb_to_recordset($1::jsonb) AS r(view uuid, kind text) ORDER BY view, kind
     ON CONFLICT DO NOTHING RETURNING view, kind`,
    [JSON.stringify(kinds)],
  );
  return once(
    rows.map(({ view, kind }) => `${view} ${kind}`),
    ({ view, kind }) => `${view} ${kind}`,
  );
}

/** Of new page views those that count in verdicts: the first `most` of each network in an hour. */
export async function chooseWeighing(
  manager: EntityManager,
  views: readonly { view: string; network: string }[],
  most: number,
): Promise<Set<string>> {
  if (views.length === 0) return new Set();
  const networks = Map.groupBy(views, ({ network }) => network);
  const added = [...networks].map(([network, { length }]) => ({ network, count: length }));
  const totals = await manager.query<{ network: string; count: number }[]>(
    `INSERT INTO telemetry_client AS t (client, subject, count)
     SELECT network, 'views', count FROM jsonb_to_recordset($1::jsonb) AS r(network text, count integer) ORDER BY network
     ON CONFLICT (client, subject) DO UPDATE SET count = t.count + excluded.count
     RETURNING client AS network, count`,
    [JSON.stringify(added)],
  );
  const chosen = totals.flatMap(({ network, count }) => {
    const ofNetwork = networks.get(network) ?? [];
    return ofNetwork.slice(0, Math.max(0, most - (count - ofNetwork.length))).map(({ view }) => view);
  });
  await manager.query(
    `INSERT INTO page_view (view, kind) SELECT unnest($1::uuid[]), 'weighs' ON CONFLICT DO NOTHING`,
    [chosen.sort()],
  );
  return new Set(chosen);
}

/** When those of the page views that count in verdicts were first reported, ISO 8601; late ones are not among them. */
export async function weighingSince(
  manager: EntityManager,
  views: readonly string[],
): Promise<Map<string, string>> {
  if (views.length === 0) return new Map();
  const rows = await manager.query<{ view: string; at: Date }[]>(
    `SELECT view, at FROM page_view
     WHERE view = ANY ($1) AND kind = 'weighs' AND at > now() - make_interval(secs => $2)`,
    [views, LATE_SECONDS],
  );
  return new Map(rows.map(({ view, at }) => [view, at.toISOString()]));
}

/** Those of the page views that count in verdicts, however late. */
export async function weighingViews(manager: EntityManager, views: readonly string[]): Promise<Set<string>> {
  if (views.length === 0) return new Set();
  const rows = await manager.query<{ view: string }[]>(
    `SELECT view FROM page_view WHERE view = ANY ($1) AND kind = 'weighs'`,
    [views],
  );
  return new Set(rows.map(({ view }) => view));
}

/** Notes networks that saw a version fail; the answer says, once for each, that it is the first time in this hour. */
export async function addFailingNetworks(
  manager: EntityManager,
  failures: readonly Network[],
): Promise<(failure: Network) => boolean> {
  if (failures.length === 0) return () => false;
  const rows = await manager.query<Network[]>(
    `INSERT INTO telemetry_client (client, subject, count)
     SELECT DISTINCT network, subject, 1 FROM jsonb_to_recordset($1::jsonb) AS r(network text, subject text)
     ORDER BY network, subject
     ON CONFLICT DO NOTHING RETURNING client AS network, subject`,
    [JSON.stringify(failures)],
  );
  return once(rows.map(nameOf), nameOf);
}

function nameOf({ network, subject }: Network): string {
  return `${network} ${subject}`;
}

function once<T>(names: readonly string[], name: (item: T) => string): (item: T) => boolean {
  const left = new Set(names);
  return (item) => left.delete(name(item));
}
