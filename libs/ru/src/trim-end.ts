/** A text without those of `signs` that stand at its end: looked for from behind, once, however many there are. */
export function trimEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** «/blog///» → «/blog»; the first page is «/». */
export function withoutSlashAtEnd(path: string): string {
  return trimEnd(path, '/') || '/';
}
