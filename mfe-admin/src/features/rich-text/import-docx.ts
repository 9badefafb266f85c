import type { Editor } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { readDocx } from './paste/read-docx.ts';
import { reportLine } from './paste/report.ts';
import { firstDifference, wordsOf } from './paste/visible-words.ts';

const UNREADABLE = 'Файл не прочитался: нужен документ Word с расширением .docx, не больше 25 МБ.';

/** Puts a file of Word where the cursor is; answers what is to be told of it. */
export async function importDocx(
  editor: Editor,
  file: File,
  onPending: (view: EditorView, files: ReadonlyMap<string, File>) => void,
): Promise<string> {
  const converted = await readDocx(file).catch(() => null);
  if (editor.isDestroyed) return '';
  if (converted === null) return UNREADABLE;
  const { html, report, words, pending } = converted;
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  const parsed = DOMParser.fromSchema(editor.schema).parse(body);
  editor.chain().focus().insertContent(html).run();
  const inserted = parsed.textBetween(0, parsed.content.size, ' ', ' ');
  if (pending.size > 0) onPending(editor.view, pending);
  return reportLine({ ...report, lost: firstDifference(words, wordsOf(inserted)) });
}
