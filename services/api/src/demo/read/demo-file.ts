import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import { StartError } from '@polden/api-contract';
import { fillIn } from './demo-facts.ts';

/** What the demo is made of; the same folder for the sources and for what is built of them. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../../demo/', import.meta.url));

const FRONT_MATTER = /^---\n(?<head>.*?\n)---\n(?<body>.*)$/su;

/** A file of the demo that an editor has to mend: it names the file, and the field where one is to blame. */
export class DemoFileError extends StartError {
  constructor(path: string, message: string) {
    super(`demo/${relative(DEMO_FOLDER, path).split(sep).join('/')}: ${message}`);
  }
}

export interface MarkdownFile {
  path: string;
  head: Record<string, unknown>;
  /** Markdown, with every fact in its place. */
  body: string;
}

/** Paths of the files of a kind in a folder and below, by their names; none when there is no such folder. */
export function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) === extension)
    .map((entry) => `${entry.parentPath}${sep}${entry.name}`)
    .sort();
}

/** `content/faq/cost.md` → `cost` */
export function nameOf(path: string): string {
  return basename(path, extname(path));
}

/** Markdown under front matter in YAML. Throws DemoFileError. */
export function readMarkdown(path: string): MarkdownFile {
  const { head, body } = FRONT_MATTER.exec(textOf(path))?.groups ?? {};
  if (head === undefined || body === undefined)
    throw new DemoFileError(path, 'it begins with “---”, its fields, and “---” again');
  const yaml = parseDocument(head);
  const [wrong] = yaml.errors;
  if (wrong) throw new DemoFileError(path, wrong.message);
  const fields: unknown = yaml.toJS();
  if (!isRecord(fields)) throw new DemoFileError(path, 'fields stand as “name: value”, one a line');
  return { path, head: fields, body };
}

/** A list of objects in JSON. Throws DemoFileError. */
export function readList(path: string): Record<string, unknown>[] {
  const list = readJson(path);
  if (!Array.isArray(list) || !list.every(isRecord)) throw new DemoFileError(path, 'it is a list of objects');
  return list;
}

/** Throws DemoFileError. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(textOf(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DemoFileError(path, error.message);
  }
}

function textOf(path: string): string {
  try {
    return fillIn(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new DemoFileError(path, error instanceof Error ? error.message : String(error));
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
