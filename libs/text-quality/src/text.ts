/** A line of a text that is read without a break: a paragraph, a heading, a cell. */
export interface TextBlock {
  /** A line break inside is `\n`; what is no letter but stands in the line is one character. */
  text: string;
  /** Of a heading: 2 to 4. */
  level: number | null;
  /** Parts of it that lead somewhere. */
  links: readonly { start: number; end: number; href: string }[];
}

/** A picture of a text, by its number in it. */
export interface TextPicture {
  alt: string;
}

export interface TextContent {
  blocks: readonly TextBlock[];
  pictures: readonly TextPicture[];
}

/** Characters of a line that are to be others. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Kinds of findings, in the order in which they are read. */
export const FINDING_GROUPS = [
  'law',
  'figures',
  'links',
  'search',
  'structure',
  'spelling',
  'plain',
  'typography',
] as const;
export type FindingGroup = (typeof FINDING_GROUPS)[number];

/** `error`: not to be published so; `warning`: look at it; `hint`: could be better. */
export type Severity = 'error' | 'warning' | 'hint';

export interface Finding {
  group: FindingGroup;
  severity: Severity;
  /** What is wrong, in Russian. */
  message: string;
  /** How it is cured, in Russian. */
  cure: string;
  /** Number of the block and place in it; absent of what concerns the whole text. */
  block?: number;
  start?: number;
  end?: number;
  /** Number of the picture. */
  picture?: number;
  /** Cures it without thinking, in its block. */
  fix?: Edit;
}

/** A finding in one block, before the block has a number. */
export type BlockFinding = Omit<Finding, 'block' | 'picture'>;

/** The text, as long as before, as if none of its spaces were set well. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

/** The text after the edits, which do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: inserted } of edits) {
    result += text.slice(at, start) + inserted;
    at = end;
  }
  return result + text.slice(at);
}
