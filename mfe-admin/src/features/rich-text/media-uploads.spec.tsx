import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { blogPost, EMPTY_RICH_TEXT, type RichTextDocument } from '@polden/content-model';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { sessionStore } from '@polden/session';
import { useState } from 'react';
import { ADMIN } from '../../testing/admin-data.ts';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { startUploadServer, type UploadServer } from '../../testing/upload-server.ts';
import { queryClient } from '../calls/query-client.ts';
import { openEditor } from './open-editors.ts';
import { uploadsSettled } from '../uploads/pending-uploads.ts';
import { RichTextInput } from './rich-text-input.tsx';

let server: UploadServer;

beforeEach(async () => {
  provideBrowserParts();
  server = await startUploadServer();
  sessionStore.setState({ status: 'staff', accessToken: 'a', user: ADMIN, notice: null });
});
afterEach(async () => {
  cleanup();
  sessionStore.setState({ status: 'unknown', accessToken: null, user: null, notice: null });
  await server.close();
});

function Field({ name = 'body', initial = EMPTY_RICH_TEXT }: { name?: string; initial?: RichTextDocument }) {
  const [value, setValue] = useState(initial);
  return (
    <QueryClientProvider client={queryClient}>
      <RichTextInput
        kind="richText"
        field={blogPost.fields.body}
        id={name}
        name={name}
        value={value}
        error={undefined}
        readOnly={false}
        onChange={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </QueryClientProvider>
  );
}

const picture = (name: string) => new File(['png'], name, { type: 'image/png' });
const stored = {
  id: 'a',
  url: '/a.webp',
  width: 4,
  height: 3,
  srcset: '',
  sources: [],
  focus: { x: 0.5, y: 0.5 },
};
const choose = async (name: string) =>
  userEvent.upload(await screen.findByLabelText('Картинки и файлы для текста'), picture(name));
const isSettled = () =>
  Promise.race([uploadsSettled().then(() => true), Promise.resolve().then(() => false)]);

describe('a picture in a paste', () => {
  const PNG = 'data:image/png;base64,iVBORw0KGgo=';
  const paste = () => {
    const html = `<p>Слова</p><img src="${PNG}" width="40" height="30" alt="Офис"><p>Ещё</p>`;
    const event = new Event('paste', { bubbles: true, cancelable: true });
    const clipboardData = {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      files: [],
      types: ['text/html'],
    };
    act(() => {
      screen
        .getByRole('textbox', { name: blogPost.fields.body.label })
        .dispatchEvent(Object.assign(event, { clipboardData }));
    });
  };

  it('is not said to be there until it is', async () => {
    render(<Field />);
    await screen.findByRole('textbox', { name: blogPost.fields.body.label });
    paste();
    expect(await screen.findByText('Вставлено: 2 абзаца.')).toBeVisible();
    await waitFor(() => expect(server.received).toHaveLength(1));
    server.answerWaiting(ok(stored));
    expect(await screen.findByText('Вставлено: 1 рисунок, 2 абзаца.')).toBeVisible();
  });

  it('that is refused is not said to have come', async () => {
    server.answer = refusal(415, { message: 'Это не картинка' });
    render(<Field />);
    await screen.findByRole('textbox', { name: blogPost.fields.body.label });
    paste();
    expect(await screen.findByText('Вставлено: 2 абзаца. Не загружено: 1 рисунок.')).toBeVisible();
    expect(screen.getByText(/Это не картинка/u)).toBeVisible();
  });
});

describe('a figure that comes back, or stands elsewhere, when its picture has come', () => {
  const body = () => {
    const editor = openEditor('body');
    if (!editor) throw new Error('no editor');
    return editor;
  };

  it.each<[string, RichTextDocument['content']]>([
    ['a text', [{ type: 'paragraph', content: [{ type: 'text', text: 'Слова' }] }]],
    ['a text without any words', []],
  ])('shows it after an undo and a redo in %s', async (_which, content) => {
    render(<Field initial={{ type: 'doc', content }} />);
    await choose('a.png');
    await waitFor(() => expect(server.received).toHaveLength(1));
    act(() => void body().commands.undo());
    expect(body().getHTML()).not.toContain('data-pending');
    server.answerWaiting(ok(stored));
    await uploadsSettled();
    act(() => void body().commands.redo());
    expect(body().getHTML()).toContain('data-media="a"');
    expect(body().getHTML()).not.toContain('data-pending');
  });

  it('shows it in another text into which it was copied meanwhile', async () => {
    render(<Field />);
    await choose('a.png');
    await waitFor(() => expect(server.received).toHaveLength(1));
    render(<Field name="other" />);
    await waitFor(() => expect(openEditor('other')).toBeDefined());
    act(() => void openEditor('other')?.commands.insertContent(body().getHTML()));
    expect(openEditor('other')?.getHTML()).toContain('data-pending');
    server.answerWaiting(ok(stored));
    await uploadsSettled();
    expect(openEditor('other')?.getHTML()).toContain('data-media="a"');
  });

  it('goes where nobody sends it any more', async () => {
    render(<Field />);
    await screen.findByRole('textbox', { name: blogPost.fields.body.label });
    const lost = '<figure><img data-pending="x"></figure>';
    act(() => void body().commands.insertContent(`${lost}<p>Раз</p>${lost}<p>Два</p>`));
    expect(body().getHTML()).not.toContain('figure');
    expect(body().getText()).toContain('Раз');
    expect(body().getText()).toContain('Два');
  });
});

describe('pictures that come in two batches', () => {
  it('go one after the other, and are given up together', async () => {
    render(<Field />);
    await choose('a.png');
    await choose('b.png');
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(await isSettled()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Отменить загрузку' }));
    await uploadsSettled();
    expect(server.received).toHaveLength(1);
    expect(screen.queryByText('Загружаем…')).toBeNull();
    expect(screen.getByRole('status')).not.toHaveTextContent('figure');
  });

  it('leave the caret behind them, in the text', async () => {
    server.answer = ok(stored);
    render(<Field />);
    // A browser leaves the focus on the button that has opened the choice of files.
    screen.getByRole('button', { name: 'Загрузить' }).focus();
    fireEvent.change(await screen.findByLabelText('Картинки и файлы для текста'), {
      target: { files: [picture('a.png')] },
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('"mediaId"'));
    const text = screen.getByRole('textbox', { name: blogPost.fields.body.label });
    expect(text).toHaveFocus();
    act(() => void openEditor('body')?.commands.insertContent('Дальше'));
    const blocks = Array.from(text.children, ({ tagName, textContent }) => [tagName, textContent]);
    expect(blocks.slice(-2)).toEqual([
      ['FIGURE', ''],
      ['P', 'Дальше'],
    ]);
  });

  it('are both in the text in the end', async () => {
    server.answer = ok(stored);
    render(<Field />);
    await choose('a.png');
    await choose('b.png');
    await uploadsSettled();
    await waitFor(() => expect(screen.getByRole('status').textContent.match(/"mediaId"/gu)).toHaveLength(2));
  });
});
