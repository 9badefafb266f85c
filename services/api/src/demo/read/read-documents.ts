import { join } from 'node:path';
import { isDay } from '@polden/ru';
import type { Tokens } from 'marked';
import type { PaperPoint, PaperSection } from '../../core/pdf/paper.ts';
import { DEMO_FOLDER, DemoFileError, filesIn, type MarkdownFile, nameOf, readMarkdown } from './demo-file.ts';
import { blocksOf } from './rich-text-of.ts';

const SIGNERS = ['company', 'client', 'both', 'nobody'] as const;
const KEYS = ['title', 'subtitle', 'validFrom', 'edition', 'order', 'frames', 'signedBy'];

/** A document of the demo company; its requisites and page numbers are added when it is made. */
export interface DocumentText {
  title: string;
  /** Under the title. Default: from which day it is in force. */
  subtitle?: string;
  /** YYYY-MM-DD: the day from which it is in force, or on which it was signed. */
  validFrom: string;
  /** Whether another document of the same title was in force on other days. */
  edition?: true;
  /** Number of the order by which the director approved it. */
  order?: number;
  /** Full cost of credit (ПСК) in percent a year and in roubles, as on the first page of a contract. */
  frames?: string[];
  sections: PaperSection[];
  /** Who signs. Default: the company. */
  signedBy?: (typeof SIGNERS)[number];
}

/** By the name of the file without its extension. Throws DemoFileError. */
export function readDocuments(folder = join(DEMO_FOLDER, 'documents')): ReadonlyMap<string, DocumentText> {
  return new Map(filesIn(folder, '.md').map((path) => [nameOf(path), documentOf(readMarkdown(path))]));
}

function documentOf(file: MarkdownFile): DocumentText {
  const { head, path } = file;
  const refuse = (field: string, rule: string): never => {
    throw new DemoFileError(path, `${field}: ${rule}`);
  };
  const { title, subtitle, validFrom, edition, order, frames, signedBy = 'company' } = head;
  const other = Object.keys(head).find((key) => !KEYS.includes(key));
  if (other !== undefined) refuse(other, 'documents have no such field');
  if (typeof title !== 'string') return refuse('title', 'a line of text');
  if (typeof validFrom !== 'string' || !isDay(validFrom)) return refuse('validFrom', 'a day as 2026-04-01');
  const signer =
    SIGNERS.find((name) => name === signedBy) ?? refuse('signedBy', `one of ${SIGNERS.join(', ')}`);
  if (subtitle !== undefined && typeof subtitle !== 'string') return refuse('subtitle', 'a line of text');
  if (edition !== undefined && edition !== true) return refuse('edition', 'true, or left out');
  if (order !== undefined && typeof order !== 'number') return refuse('order', 'a number');
  if (frames !== undefined && !isTexts(frames)) return refuse('frames', 'a list of texts');
  return {
    title,
    validFrom,
    ...(subtitle !== undefined && { subtitle }),
    ...(edition && { edition }),
    ...(order !== undefined && { order }),
    ...(frames && { frames }),
    sections: sectionsOf(file),
    signedBy: signer,
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** A section begins with a heading of level 2; each of its paragraphs and tables is a point. */
function sectionsOf({ path, body }: MarkdownFile): PaperSection[] {
  const sections: PaperSection[] = [];
  for (const block of blocksOf(body)) {
    const section = sections.at(-1);
    if (block.type === 'heading') sections.push({ title: (block as Tokens.Heading).text, points: [] });
    else if (section) section.points.push(pointOf(path, block));
    else throw new DemoFileError(path, 'the text begins with “## ” and the title of a section');
  }
  return sections;
}

function pointOf(path: string, block: { type: string; raw: string }): PaperPoint {
  if (block.type === 'paragraph') return (block as Tokens.Paragraph).text;
  if (block.type !== 'table')
    throw new DemoFileError(
      path,
      `documents have paragraphs and tables, no ${block.type} “${block.raw.trim()}”`,
    );
  const { header, rows } = block as Tokens.Table;
  return { table: [header, ...rows].map((row) => row.map(({ text }) => text)) };
}
