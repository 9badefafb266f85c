/** Where the caret of `before` stands in `after`, which has the same digits: behind the digit that it was behind, or at the end. */
export function movedCaret(before: string, after: string, caret: number): number {
  if (caret >= before.length) return after.length;
  const digits = before.slice(0, caret).replace(/\D/gu, '').length;
  let seen = 0;
  let position = 0;
  while (position < after.length && seen < digits) {
    if (/\d/u.test(after.charAt(position))) seen += 1;
    position += 1;
  }
  return position;
}
