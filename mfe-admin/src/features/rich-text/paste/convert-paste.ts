import { expectPictures } from '../pictures-on-way.ts';
import { Dropped } from './dropped.ts';
import { levelHeadings } from './headings.ts';
import { buildOnlineLists, mendNesting } from './other-lists.ts';
import { parsePasted } from './parse-pasted.ts';
import { takePictures } from './pictures.ts';
import { linkPlayers } from './players.ts';
import { rebuild } from './rebuild.ts';
import { type PasteReport, reportOf } from './report.ts';
import { fillHashes, hideColumns } from './spreadsheets.ts';
import { readStyleRules } from './style-rules.ts';
import { flattenInner, tidyTables, wrapLooseRows } from './tables.ts';
import { visibleWords } from './visible-words.ts';
import { buildWordLists, markLookalikes } from './word-lists.ts';

/** What a program has put on the clipboard. */
export interface Clipboard {
  html: string;
  text: string;
  rtf: string;
  files: readonly File[];
}

export interface Converted {
  html: string;
  report: PasteReport;
  /** What somebody reads in the original, to compare with what has come of it. */
  words: readonly string[];
  /** Pictures that are still to be uploaded, by the key that their figure has. */
  pending: ReadonlyMap<string, File>;
}

/** HTML of Word, Google Docs, Excel, LibreOffice or a page, as an article can hold it, with what became of it. */
export function convertPaste({ html, text, rtf, files }: Clipboard): Converted {
  const { body, sheets } = parsePasted(wrapLooseRows(html));
  const dropped = new Dropped();
  const pending = new Map<string, File>();
  const { styleOf, lists } = readStyleRules(sheets);
  fillHashes(body, text, dropped);
  hideColumns(body);
  linkPlayers(body);
  flattenInner(body, dropped);
  markLookalikes(body, styleOf);
  const words = visibleWords(body, styleOf);

  takePictures(body, { rtf, files, dropped, pending });
  expectPictures(pending.keys());
  buildWordLists(body, { styleOf, lists, dropped });
  buildOnlineLists(body);
  mendNesting(body);
  tidyTables(body, styleOf, dropped);
  levelHeadings(body, styleOf);
  const clean = rebuild(body, { styleOf, dropped });
  return { html: clean.innerHTML, report: reportOf(clean, dropped), words, pending };
}
