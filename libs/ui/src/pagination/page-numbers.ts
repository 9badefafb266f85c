/**
 * What stands in the row of page links: the first page, the last, the current one with its neighbours, and null
 * where more than one is left out.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(
    (number, index, all) => number >= 1 && number <= pageCount && all.indexOf(number) === index,
  );
  return shown
    .sort((a, b) => a - b)
    .flatMap((number, index, sorted) => {
      const skipped = number - (sorted[index - 1] ?? 0) - 1;
      if (skipped === 0) return [number];
      return skipped === 1 ? [number - 1, number] : [null, number];
    });
}
