/** Something that stands in a text beside its words. */
export interface Attached {
  kind: 'figure' | 'file' | 'film';
  id: string;
}

const IDS = { figure: 'mediaId', file: 'fileId', film: 'videoId' } as const;

/** What of a text is in one of its versions alone; null where neither has taken the place of something. */
export function replacedIn(
  before: unknown,
  after: unknown,
): { before: Attached[]; after: Attached[] } | null {
  const [were, are] = [attachedIn(before), attachedIn(after)];
  const gone = were.filter((one) => !isAmong(are, one));
  const come = are.filter((one) => !isAmong(were, one));
  return gone.length > 0 && come.length > 0 ? { before: gone, after: come } : null;
}

/** Of any value; only the nodes of a text have attributes. */
function attachedIn(value: unknown): Attached[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, attrs, content } = value as { type?: unknown; attrs?: unknown; content?: unknown };
  const inner = Array.isArray(content) ? content.flatMap(attachedIn) : [];
  if (type !== 'figure' && type !== 'file' && type !== 'film') return inner;
  const id = (attrs as Record<string, unknown> | undefined)?.[IDS[type]];
  const isId = typeof id === 'string' || typeof id === 'number';
  return isId ? [{ kind: type, id: String(id) }, ...inner] : inner;
}

function isAmong(all: readonly Attached[], { kind, id }: Attached): boolean {
  return all.some((one) => one.kind === kind && one.id === id);
}
