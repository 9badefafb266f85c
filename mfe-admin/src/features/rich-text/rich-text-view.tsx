import type { RichTextDocument } from '@polden/content-model';
import { EditorContent, useEditor } from '@tiptap/react';
import { EXTENSIONS } from './extensions.ts';
import css from './rich-text.module.css';

/** A text to be read, as the editor shows it. The document does not change while it is shown. */
export function RichTextView({ document }: { document: RichTextDocument }) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: document,
    editable: false,
    injectCSS: false,
  });
  return <EditorContent editor={editor} className={css.text} />;
}
