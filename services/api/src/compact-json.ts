const WIDTH = 180;

/** JSON to be committed and compared: what fits on a line stands on one, so that a difference reads as one line. */
export function compactJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => compactJson(part, inner))
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => `${JSON.stringify(key)}: ${compactJson(part, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open ?? ''}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close ?? ''}`;
}
