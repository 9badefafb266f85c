import {
  type BlockContext,
  type BlockCounts,
  type BlockFinding,
  checkBlock,
  checkDemanded,
  checkSpelling,
  checkStructure,
  countBlock,
  type Dictionary,
  type Finding,
  FINDING_GROUPS,
  type Readability,
  readability,
  type TextBlock,
} from '@polden/text-quality';
import type { CheckedText } from './checked-texts.ts';
import { idle } from './idle.ts';

/** As long as that may be checked in a row: a letter that is typed meanwhile is drawn within a frame. */
const SLICE_MS = 6;

export interface PlacedFinding extends Finding {
  field: string;
  label: string;
  /** The line as it was when it was read. */
  line?: string;
}

export interface Checked {
  findings: PlacedFinding[];
  readability: Readability | null;
}

interface KnownBlock {
  findings: BlockFinding[];
  counts: BlockCounts;
}

export interface CheckOptions extends BlockContext {
  dictionary: Dictionary | null;
}

/** Checks texts line by line and remembers what it has said of each: only what has changed is read again. */
export class Checker {
  private known = new Map<string, KnownBlock>();
  private readonly options: CheckOptions;

  constructor(options: CheckOptions) {
    this.options = options;
  }

  /** Null when it was told to stop before its end. */
  async check(texts: readonly CheckedText[], signal: AbortSignal): Promise<Checked | null> {
    const seen = new Map<string, KnownBlock>();
    const findings: PlacedFinding[] = [];
    const counts: BlockCounts[] = [];
    let until = performance.now() + SLICE_MS;
    for (const { field, label, isRich, content } of texts) {
      const place = { field, label };
      for (const [block, line] of content.blocks.entries()) {
        if (performance.now() > until) {
          await idle();
          if (signal.aborted) return null;
          until = performance.now() + SLICE_MS;
        }
        const key = `${line.level ?? ''}:${line.text}`;
        const said = seen.get(key) ?? this.known.get(key) ?? this.read(line);
        seen.set(key, said);
        counts.push(said.counts);
        findings.push(...said.findings.map((finding) => ({ ...place, ...finding, block, line: line.text })));
      }
      if (isRich) findings.push(...checkStructure(content).map((finding) => ({ ...place, ...finding })));
    }
    const [first] = texts;
    const lines = texts.flatMap(({ content }) => content.blocks);
    if (first) {
      const whole = checkDemanded(lines);
      findings.push(...whole.map((finding) => ({ field: first.field, label: 'Весь текст', ...finding })));
    }
    this.known = seen;
    return { findings: findings.sort(byWeight), readability: readability(counts) };
  }

  private read(line: TextBlock): KnownBlock {
    const { dictionary } = this.options;
    const spelling = dictionary === null ? [] : checkSpelling(line, dictionary);
    return { findings: [...checkBlock(line, this.options), ...spelling], counts: countBlock(line) };
  }
}

const WEIGHTS = { error: 0, warning: 1, hint: 2 } as const;

function byWeight(one: PlacedFinding, other: PlacedFinding): number {
  return (
    WEIGHTS[one.severity] - WEIGHTS[other.severity] ||
    FINDING_GROUPS.indexOf(one.group) - FINDING_GROUPS.indexOf(other.group)
  );
}
