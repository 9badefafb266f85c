import { join } from 'node:path';
import { DEMO_FOLDER, DemoFileError, filesIn, nameOf, readJson } from '../read/demo-file.ts';

/** A line of a silent film: what stands on the picture, and what is said in its captions. */
interface FilmLine {
  words: string;
  said: string;
}

export interface FilmScript {
  /** Name of the picture that it is drawn from. */
  picture: string;
  lines: FilmLine[];
}

export const FILMS_FOLDER = join(DEMO_FOLDER, 'films');
/** Seconds for which each line is shown. */
export const LINE_SECONDS = 4;

/** The scripts of the films by the names of their files. Throws DemoFileError. */
export function readFilmScripts(): Map<string, FilmScript> {
  return new Map(filesIn(FILMS_FOLDER, '.json').map((path) => [nameOf(path), scriptOf(path)]));
}

function scriptOf(path: string): FilmScript {
  const script = readJson(path) as Partial<FilmScript> | null;
  const { picture, lines } = script ?? {};
  if (typeof picture !== 'string') throw new DemoFileError(path, 'picture: the name of one of pictures/');
  if (!Array.isArray(lines) || !lines.every(isLine))
    throw new DemoFileError(path, 'lines: a list of lines, each with its “words” and what is “said”');
  return { picture, lines };
}

function isLine({ words, said }: Partial<FilmLine>): boolean {
  return typeof words === 'string' && typeof said === 'string';
}

/** WebVTT: at the top, since the words of the picture stand below. */
export function captionsOf({ lines }: FilmScript): string {
  const cues = lines.map(({ said }, index) => {
    const [from, to] = [index, index + 1].map((line) => moment(line * LINE_SECONDS));
    return `${from} --> ${to} line:8%\n${said}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function moment(seconds: number): string {
  return `00:${String(seconds).padStart(2, '0')}.000`;
}
