import { type RichTextDocument, EMPTY_RICH_TEXT, type RichTextNode } from '@polden/content-model';
import { Field } from '@polden/ui';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { CharacterCount } from '../controls/character-count.tsx';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { EXTENSIONS } from './extensions.ts';
import { importDocx } from './import-docx.ts';
import { useOpenEditor } from './open-editors.ts';
import { type PasteHandlers, pasteProps } from './paste/paste-props.ts';
import { reportLine } from './paste/report.ts';
import { UploadNote } from './upload-note.tsx';
import { useMediaUploads } from './use-media-uploads.ts';
import { Toolbar } from './toolbar.tsx';
import css from './rich-text.module.css';

/** Pixels of the window that the tools above and the bar with «Сохранить» below lie over: nobody writes under them. */
const COVERED = { top: 110, right: 0, bottom: 96, left: 0 };

/** A text with headings, lists, quotations and links. The value is TipTap's JSON. */
export function RichTextInput(props: FieldInputProps<'richText'>) {
  const { id, name, field, value, error, readOnly, onChange } = props;
  const reported = useRef<RichTextDocument>(value);
  const [pasted, setPasted] = useState('');
  const uploads = useMediaUploads();
  const { upload, insert } = uploads;
  const onPasted = useCallback<PasteHandlers['onPasted']>(
    (report, pending) => {
      const line = reportLine(report, { coming: pending.size });
      setPasted(line);
      if (pending.size === 0) return;
      void upload(pending).then((refused) =>
        // Unless it was put away, or something else was pasted meanwhile.
        setPasted((now) => (now === line ? reportLine(report, { refused }) : now)),
      );
    },
    [upload],
  );
  const paste = useMemo(() => pasteProps({ onPasted, onFiles: insert }), [onPasted, insert]);
  const editorProps = useMemo(
    () => ({
      ...paste,
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
    }),
    [id, field.label, error, paste],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: contentOf(value),
    editable: !readOnly,
    // The site's policy allows no inserted styles: ours are in the stylesheet.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      reported.current = toDocument(changed);
      onChange(reported.current);
    },
  });

  useOpenEditor(name, editor);

  // Saved, merged or reset: the value has changed from outside.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    if (!shows(editor, value)) editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);

  const length = useEditorState({ editor, selector: (state) => state.editor.state.doc.textContent.length });

  return (
    <Field
      id={id}
      label={field.label}
      hint={field.hint}
      error={error}
      aside={<CharacterCount length={length} max={field.maxLength} />}
    >
      <div className={css.box} data-invalid={error ? true : undefined}>
        {!readOnly && (
          <Toolbar
            editor={editor}
            controls={id}
            onFiles={(files) => insert(editor.view, files, editor.state.selection.from)}
            onDocx={(file) =>
              void importDocx(editor, file, onPasted).then((refusal) => refusal && setPasted(refusal))
            }
          />
        )}
        <EditorContent editor={editor} className={css.text} />
      </div>
      <UploadNote
        uploads={uploads}
        pasted={pasted}
        onDismiss={() => setPasted('')}
        onCancelled={() => editor.commands.focus()}
      />
    </Field>
  );
}

/** A document without any block is none that an undo could lead back to. */
function contentOf(document: RichTextDocument): RichTextDocument | null {
  return document.content.length > 0 ? document : null;
}

/** What the editor holds, as the content model keeps it. */
export function toDocument(editor: Editor): RichTextDocument {
  if (isEmpty(editor)) return EMPTY_RICH_TEXT;
  // TipTap's type leaves out that its schema makes every node a named one.
  const document = editor.getJSON() as RichTextDocument;
  return { ...document, content: document.content.flatMap(withoutPending) };
}

/** A picture that is still on its way is no part of the text yet. */
function withoutPending(node: RichTextNode): RichTextNode[] {
  if (node.type === 'figure' && typeof node.attrs?.['mediaId'] !== 'string') return [];
  return [{ ...node, ...(node.content && { content: node.content.flatMap(withoutPending) }) }];
}

/**
 * Whether the editor shows this document; attributes that the server leaves out count as their defaults. Pictures on their way
 * stand beside it: a text that is saved meanwhile keeps their places.
 */
export function shows(editor: Editor, document: RichTextDocument): boolean {
  const shown = toDocument(editor);
  if (document.content.length === 0 || shown.content.length === 0)
    return document.content.length === shown.content.length;
  const { schema } = editor;
  return schema.nodeFromJSON(document).eq(schema.nodeFromJSON(shown));
}

/** TipTap takes a picture without a caption for a paragraph without words. */
function isEmpty(editor: Editor): boolean {
  if (!editor.isEmpty) return false;
  const pictures: unknown[] = [];
  editor.state.doc.descendants(({ attrs }) => {
    if (typeof attrs['mediaId'] === 'string') pictures.push(attrs['mediaId']);
  });
  return pictures.length === 0;
}
