import type { Editor } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { readDocx } from './paste/read-docx.ts';
import type { PasteHandlers } from './paste/paste-props.ts';
import { firstDifference, wordsOf } from './paste/visible-words.ts';

const UNREADABLE = 'Файл не прочитался: нужен документ Word с расширением .docx, не больше 25 МБ.';

/** Puts a file of Word where the cursor is, as a paste does; answers why it could not, '' when it could. */
export async function importDocx(
  editor: Editor,
  file: File,
  onPasted: PasteHandlers['onPasted'],
): Promise<string> {
  const converted = await readDocx(file).catch(() => null);
  if (editor.isDestroyed) return '';
  if (converted === null) return UNREADABLE;
  const { html, report, words, pending } = converted;
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  const parsed = DOMParser.fromSchema(editor.schema).parse(body);
  editor.chain().focus().insertContent(html).run();
  const inserted = parsed.textBetween(0, parsed.content.size, ' ', ' ');
  onPasted({ ...report, lost: firstDifference(words, wordsOf(inserted)) }, pending);
  return '';
}
