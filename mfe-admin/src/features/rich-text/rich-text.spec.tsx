import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  actionsOf,
  blogPost,
  mediaVideo,
  type RichTextDocument,
  type RichTextNode,
} from '@polden/content-model';
import { sessionStore } from '@polden/session';
import { useState } from 'react';
import { ADMIN } from '../../testing/admin-data.ts';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { convertPaste } from './paste/convert-paste.ts';
import { EXTENSIONS } from './extensions.ts';
import { openEditor } from './open-editors.ts';
import { RichTextInput, shows, toDocument } from './rich-text-input.tsx';

beforeEach(provideBrowserParts);
afterEach(() => {
  cleanup();
  sessionStore.setState({ status: 'unknown', user: null });
});

/** What a paste becomes in an article. */
function pasted(html: string): string {
  const { html: content } = convertPaste({ html, text: '', rtf: '', files: [] });
  const editor = new Editor({ extensions: EXTENSIONS, content, injectCSS: false });
  const text = editor.getHTML();
  editor.destroy();
  return text;
}

describe('pasting', () => {
  it.each([
    ['<h1>Раз</h1><h4>Два</h4>', '<h2>Раз</h2><h3>Два</h3>'],
    ['<p style="color:red"><font face="x">Слова</font></p>', '<p>Слова</p>'],
    ['<p>Раз</p><p>&nbsp;</p><p>Два</p>', '<p>Раз</p><p>Два</p>'],
    ['<p>Текст</p><script>alert(1)</script><img src="x">', '<p>Текст</p>'],
    ['<p><a href="javascript:alert(1)">нажми</a></p>', '<p>нажми</p>'],
    [
      '<p><b style="font-weight:normal">обычный</b> <strong>важный</strong></p>',
      '<p>обычный <strong>важный</strong></p>',
    ],
    [
      '<div data-block="true"><span style="font-weight:700">Чужой</span></div>',
      '<p><strong>Чужой</strong></p>',
    ],
  ])('%s → %s', (html, article) => {
    expect(pasted(html)).toBe(article);
  });

  it('keeps no cell wider than a table can be', () => {
    const html = pasted(
      '<table><tr><td colspan="4000000000" rowspan="-3">А</td><td colspan="x">Б</td></tr></table>',
    );
    expect(html).toContain('colspan="100"');
    expect(html).not.toMatch(/colspan="4|rowspan="-|NaN/u);
  });

  it('keeps what stands beside a picture in its frame', () => {
    const picture = '<img src="data:image/png;base64,AAAA">';
    const html = `<figure>${picture}<span>Фото: Иванов</span><figcaption>Дом</figcaption></figure>`;
    expect(pasted(html)).toMatch(/<figure>.*Фото: Иванов.*Дом/u);
  });
});

const WORDS: RichTextDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Слова' }] }],
};

function Field() {
  const [value, setValue] = useState(WORDS);
  return (
    <>
      <RichTextInput
        kind="richText"
        field={blogPost.fields.body}
        id="body"
        name="body"
        value={value}
        error={undefined}
        readOnly={false}
        onChange={setValue}
      />
      <output>{value.content[0]?.type}</output>
    </>
  );
}

describe('what is pasted out of an editor of this kind', () => {
  const paste = async (html: string) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    const getData = (type: string) => (type === 'text/html' ? html : '');
    const clipboardData = { getData, files: [], types: ['text/html'] };
    const text = await screen.findByRole('textbox', { name: 'Текст' });
    act(() => void text.dispatchEvent(Object.assign(event, { clipboardData })));
  };

  it('is converted and told of, when the editor is not ours', async () => {
    render(<Field />);
    await paste(
      '<h1 data-pm-slice="1 1 []">Чужой заголовок</h1><p>Абзац<img src="https://x.example/a.png"></p>',
    );
    expect(await screen.findByText(/^Вставлено: .*Отброшено: .*1 рисунок/u)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Чужой заголовок');
  });

  it('stays as it is, when it is ours', async () => {
    render(<Field />);
    await screen.findByRole('textbox', { name: 'Текст' });
    const editor = openEditor('body');
    if (!editor) throw new Error('no editor');
    const callout = { type: 'callout', attrs: { tone: 'warning' }, content: WORDS.content };
    act(() => void editor.commands.setContent({ type: 'doc', content: [callout] }));
    const { dom } = editor.view.serializeForClipboard(
      editor.state.doc.slice(0, editor.state.doc.content.size),
    );
    act(() => void editor.commands.clearContent());
    await paste(dom.innerHTML);
    expect(editor.getHTML()).toContain('data-callout="warning"');
    expect(screen.queryByText(/^Вставлено/u)).toBeNull();
  });
});

describe('the tools of a text', () => {
  it.each([
    ['who may see them', [actionsOf(mediaVideo).list], 1],
    ['who may not', [], 0],
  ])('offer the films of the site to those %s', async (_who, actions, count) => {
    sessionStore.setState({ status: 'staff', user: { ...ADMIN, actions } });
    render(<Field />);
    expect(await screen.findByRole('button', { name: 'Врезка' })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Видео' })).toHaveLength(count);
  });
});

describe('a file of Word', () => {
  /** The test's browser has files without a way to read them as bytes. */
  const asFile = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    Object.assign(new File([bytes], name), {
      arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
    });
  const sample = (name: string) => asFile(readFileSync(`node_modules/mammoth/test/test-data/${name}`), name);
  const choose = async (file: File) => {
    render(<Field />);
    await userEvent.upload(await screen.findByLabelText('Документ Word, из которого взять текст'), file);
  };

  it('becomes text, with the report of a paste', async () => {
    await choose(sample('tables.docx'));
    expect(await screen.findByText(/^Вставлено: .*1 таблица/u)).toBeVisible();
    expect(screen.queryByText(/Проверьте текст/u)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveTextContent(
      /Top left.*Bottom right.*Слова/u,
    );
  });

  it('that is none is refused, and the text stays', async () => {
    await choose(asFile(Buffer.from('не zip'), 'plohoj.docx'));
    expect(await screen.findByText(/^Файл не прочитался/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveTextContent('Слова');
  });

  it('that would unpack to gigabytes is refused before it is', async () => {
    const bytes = Buffer.from(readFileSync('node_modules/mammoth/test/test-data/tables.docx'));
    const entry = bytes.indexOf(Buffer.from('504b0102', 'hex'));
    bytes.writeUInt32LE(3_000_000_000, entry + 24);
    await choose(asFile(bytes, 'bomba.docx'));
    expect(await screen.findByText(/^Файл не прочитался.*не больше 25 МБ/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveTextContent(/^Слова$/u);
  });
});

describe('the editor', () => {
  it('is a named text box, and a button says whether it is pressed', async () => {
    render(<Field />);
    expect(await screen.findByRole('textbox', { name: 'Текст' })).toHaveTextContent('Слова');
    const heading = screen.getByRole('button', { name: 'Заголовок раздела' });
    expect(heading).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heading);
    expect(await screen.findByRole('status')).toHaveTextContent('heading');
    expect(heading).toHaveAttribute('aria-pressed', 'true');
  });

  it('has one stop of the Tab key in its toolbar; arrows go along', async () => {
    render(<Field />);
    (await screen.findByRole('button', { name: 'Заголовок раздела' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Жирный' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Заголовок раздела' })).toHaveFocus();
    expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });
});

describe('the document of the editor', () => {
  const PICTURE: RichTextNode = {
    type: 'figure',
    attrs: {
      mediaId: '01234567-89ab-cdef-0123-456789abcdef',
      src: '/p.webp',
      width: 960,
      height: 540,
      alt: 'Дом',
    },
  };
  const editorWith = (...content: RichTextNode[]) =>
    new Editor({ extensions: EXTENSIONS, content: { type: 'doc', content }, injectCSS: false });

  it('holds a picture without a caption that is all of the text', () => {
    const editor = editorWith(PICTURE, { type: 'paragraph' });
    expect(toDocument(editor).content).toMatchObject([PICTURE, { type: 'paragraph' }]);
    expect(shows(editor, { type: 'doc', content: [] })).toBe(false);
    editor.destroy();
  });

  it('is the same while a picture is on its way into it', () => {
    const editor = editorWith(...WORDS.content, { type: 'figure', attrs: { pending: '1' } });
    expect(toDocument(editor)).toEqual(WORDS);
    expect(shows(editor, WORDS)).toBe(true);
    editor.destroy();
  });
});
