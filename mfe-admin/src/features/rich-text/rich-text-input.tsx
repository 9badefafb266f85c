import type { RichTextDocument } from '@polden/content-model';
import { Field } from '@polden/ui';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { CharacterCount } from '../controls/character-count.tsx';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { cleanPaste } from './clean-paste.ts';
import { EXTENSIONS } from './extensions.ts';
import { shows, toDocument } from './to-document.ts';
import { Toolbar } from './toolbar.tsx';
import css from './rich-text.module.css';

/** A text with headings, lists, quotations and links. The value is TipTap's JSON. */
export function RichTextInput(props: FieldInputProps<'richText'>) {
  const { id, field, value, error, readOnly, onChange } = props;
  const reported = useRef<RichTextDocument>(value);
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPaste,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
    }),
    [id, field.label, error],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !readOnly,
    // The site's policy allows no inserted styles: ours are in the stylesheet.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      reported.current = toDocument(changed);
      onChange(reported.current);
    },
  });

  // Saved, merged or reset: the value has changed from outside.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    if (!shows(editor, value)) editor.commands.setContent(value, { emitUpdate: false });
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
        {!readOnly && <Toolbar editor={editor} controls={id} />}
        <EditorContent editor={editor} className={css.text} />
      </div>
    </Field>
  );
}
