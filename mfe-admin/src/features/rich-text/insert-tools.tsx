import { FILE_TYPES, MEDIA_RIGHTS } from '@polden/api-contract';
import { actionsOf, mediaVideo } from '@polden/content-model';
import type { Editor } from '@tiptap/core';
import { Suspense, useId, useState } from 'react';
import { PictureChooser } from '../media/later-dialogs.ts';
import { rememberPicture } from '../pictures/pictures.store.ts';
import { useMay } from '../session/use-may.ts';
import { FilmChooser } from './film-chooser.tsx';
import { figureAttrs } from './figure-attrs.ts';
import { DOCX } from './paste/read-docx.ts';
import css from './rich-text.module.css';

const ACCEPTED = ['image/*', ...FILE_TYPES.map((type) => `.${type}`)].join(',');
const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

interface InsertToolsProps {
  editor: Editor;
  /** Place in the toolbar of the button that the Tab key reaches; the first of these has `from`. */
  stop: number;
  from: number;
  onFiles: (files: readonly File[]) => void;
  /** A file of Word with text to insert here. */
  onDocx: (file: File) => void;
}

/** What is not typed: tables, pictures, files, callouts, films, the calculator. */
export function InsertTools({ editor, stop, from, onFiles, onDocx }: InsertToolsProps) {
  const [open, setOpen] = useState<'picture' | 'film' | null>(null);
  const picker = useId();
  const docxPicker = useId();
  const mayUpload = useMay(MEDIA_RIGHTS.upload);
  const mayChoose = useMay(MEDIA_RIGHTS.list);
  const mayChooseFilm = useMay(actionsOf(mediaVideo).list);
  const close = (): void => setOpen(null);
  const insert = (type: string, attrs: object): void => {
    close();
    editor.chain().focus().insertContent({ type, attrs }).run();
  };
  const tools: [label: string, run: () => void, isThere?: boolean][] = [
    ['Таблица', () => editor.chain().focus().insertTable(NEW_TABLE).run()],
    ['Картинка', () => setOpen('picture'), mayChoose],
    ['Загрузить', () => document.getElementById(picker)?.click(), mayUpload],
    ['Из Word', () => document.getElementById(docxPicker)?.click()],
    ['Врезка', () => editor.chain().focus().toggleWrap('callout', { tone: 'info' }).run()],
    ['Видео', () => setOpen('film'), mayChooseFilm],
    ['Калькулятор', () => insert('calculator', { sum: null })],
  ];

  return (
    <div className={css.group}>
      {tools
        .filter(([, , isThere = true]) => isThere)
        .map(([label, run], index) => (
          <button
            key={label}
            type="button"
            className={css.tool}
            tabIndex={stop === from + index ? 0 : -1}
            onClick={run}
          >
            {label}
          </button>
        ))}
      <input
        id={picker}
        type="file"
        multiple
        accept={ACCEPTED}
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Картинки и файлы для текста"
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <input
        id={docxPicker}
        type="file"
        accept={DOCX}
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Документ Word, из которого взять текст"
        onChange={(event) => {
          const [file] = Array.from(event.currentTarget.files ?? []);
          event.currentTarget.value = '';
          if (file) onDocx(file);
        }}
      />
      {open === 'picture' && (
        <Suspense>
          <PictureChooser
            onClose={close}
            onChoose={(picture, alt) => {
              rememberPicture(picture);
              insert('figure', figureAttrs(picture, alt));
            }}
          />
        </Suspense>
      )}
      {open === 'film' && <FilmChooser onClose={close} onChoose={(film) => insert('film', film)} />}
    </div>
  );
}
