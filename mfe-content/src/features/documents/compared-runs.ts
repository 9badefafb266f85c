import type { ComparedText } from '@polden/api-contract';

/** A paragraph with changes, or how much stays the same before the next one. */
export type ComparedRun = { kind: 'changed'; parts: ComparedText[] } | { kind: 'gap'; words: number };

/** The paragraphs that differ, with those between them counted. A paragraph ends where the text of one version breaks. */
export function comparedRuns(parts: readonly ComparedText[]): ComparedRun[] {
  const runs: ComparedRun[] = [];
  for (const paragraph of paragraphsOf(parts)) {
    const words = wordsIn(paragraph);
    const last = runs.at(-1);
    if (paragraph.some(({ change }) => change !== 'same')) runs.push({ kind: 'changed', parts: paragraph });
    else if (last?.kind === 'gap') last.words += words;
    else if (words > 0) runs.push({ kind: 'gap', words });
  }
  return runs;
}

function paragraphsOf(parts: readonly ComparedText[]): ComparedText[][] {
  const paragraphs: ComparedText[][] = [[]];
  for (const { change, text } of parts) {
    text.split('\n').forEach((line, index) => {
      if (index > 0) paragraphs.push([]);
      if (line !== '') paragraphs.at(-1)?.push({ change, text: line });
    });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function wordsIn(paragraph: readonly ComparedText[]): number {
  return paragraph.reduce((sum, { text }) => sum + (text.match(/[\p{L}\d]+/gu)?.length ?? 0), 0);
}
