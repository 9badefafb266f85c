import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { readDocx } from './paste/read-docx.ts';
import { reportLine } from './paste/report.ts';
import { firstDifference, wordsOf } from './paste/visible-words.ts';

const UNREADABLE = 'Файл не прочитался: нужен документ Word с расширением .docx.';

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
  const [from, size] = [editor.state.selection.from, editor.state.doc.content.size];
  editor.chain().focus().insertContent(html).run();
  const { doc } = editor.state;
  // An empty line at the cursor has given way to what came.
  const to = Math.min(doc.content.size, from + doc.content.size - size + 1);
  const inserted = doc.textBetween(Math.max(0, from - 1), to, ' ', ' ');
  if (pending.size > 0) onPending(editor.view, pending);
  return reportLine({ ...report, lost: firstDifference(words, wordsOf(inserted)) });
}
