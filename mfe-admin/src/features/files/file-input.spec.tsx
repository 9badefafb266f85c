import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StoredFile } from '@polden/api-contract';
import type { FileValue } from '@polden/content-model';
import { sessionStore } from '@polden/session';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { startUploadServer, type UploadServer } from '../../testing/upload-server.ts';
import { FileInput } from './file-input.tsx';

const STORED: StoredFile = {
  id: '5a0f5a52-1111-4222-8333-444444444444',
  url: '/api/v1/media/file/0123.pdf',
  fileName: 'Годовой отчёт.pdf',
  fileType: 'pdf',
  fileSize: 1_258_291,
};
const REPORT = new File(['%PDF-1.7 отчёт'], 'Годовой отчёт.pdf', { type: 'application/pdf' });

let server: UploadServer;
beforeEach(async () => {
  server = await startUploadServer();
  sessionStore.setState({ status: 'staff', accessToken: 'token', user: ADMIN });
});
afterEach(async () => {
  cleanup();
  sessionStore.setState({ status: 'unknown', accessToken: null, user: null });
  await server.close();
});

function Form({ initial = null, error }: { initial?: StoredFile | null; error?: string }) {
  const [value, setValue] = useState<FileValue | null>(initial && { fileId: initial.id });
  const [file, setFile] = useState(initial);
  return (
    <>
      <FileInput
        label="Документ"
        error={error}
        value={value}
        file={file}
        accept={['pdf', 'docx']}
        onChange={(chosen, stored) => {
          setValue(chosen);
          setFile(stored);
        }}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

// The picker of the browser is what refuses other types; a file that is dropped on it is not asked.
const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Документ: файл'), file);

describe('the field of a document', () => {
  it('sends the file, says how it goes, and shows what has come of it', async () => {
    render(<Form />);
    await choose(REPORT);
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]).toMatchObject({
      path: 'admin/media/file',
      headers: { authorization: 'Bearer token', 'x-requested-with': 'XMLHttpRequest' },
      body: expect.stringMatching(/name="file"; filename="Годовой отчёт\.pdf"[\s\S]*%PDF-1\.7 отчёт/u),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Отменить загрузку' }));
    expect(screen.queryByRole('progressbar')).toBeNull();

    server.answer = ok(STORED);
    await choose(REPORT);
    expect(await screen.findByRole('link', { name: 'Годовой отчёт.pdf' })).toHaveAttribute(
      'href',
      STORED.url,
    );
    expect(screen.getByText('PDF, 1,2 МБ')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(`{"fileId":"${STORED.id}"}`);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['of another type', new File(['1'], 'картинка.png'), 'Такой файл сюда не подойдёт: нужен PDF или DOCX'],
    ['of no type', new File(['1'], 'без-расширения'), 'Такой файл сюда не подойдёт: нужен PDF или DOCX'],
    ['empty', new File([], 'отчёт.pdf'), 'Файл пустой'],
    [
      'too large',
      new File([new Uint8Array(51 * 1024 * 1024)], 'отчёт.PDF'),
      'Файл больше 50 МБ: уменьшите его',
    ],
  ])('does not even send one that is %s', async (_, file, message) => {
    render(<Form />);
    await choose(file);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Документ' })).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(message.replaceAll(' ', '\\s'), 'u')),
    );
    expect(server.received).toEqual([]);
  });

  it('says why the server has refused it, and takes the next one', async () => {
    server.answer = refusal(415, { message: 'Судя по имени, это PDF, но внутри другое' });
    render(<Form initial={STORED} />);
    await choose(REPORT);
    expect(await screen.findByText('Судя по имени, это PDF, но внутри другое')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Годовой отчёт.pdf' })).toBeInTheDocument();
    server.answer = ok({ ...STORED, fileName: 'Новый.pdf' });
    await choose(REPORT);
    expect(await screen.findByRole('link', { name: 'Новый.pdf' })).toBeInTheDocument();
    expect(screen.queryByText('Судя по имени, это PDF, но внутри другое')).toBeNull();
  });

  it('says of a file that the library holds that it is known, and takes it', async () => {
    server.answer = ok({ ...STORED, isKnown: true });
    render(<Form />);
    await choose(REPORT);
    const note = await screen.findByText(/^Такой файл уже есть:/u);
    expect(within(note).getByRole('link', { name: STORED.fileName })).toHaveAttribute(
      'href',
      `/admin/media?${new URLSearchParams({ search: STORED.fileName })}`,
    );
    expect(screen.getByRole('status')).toHaveTextContent(`{"fileId":"${STORED.id}"}`);
    server.answer = ok({ ...STORED, isKnown: false });
    await choose(REPORT);
    await waitFor(() => expect(screen.queryByText(/^Такой файл уже есть:/u)).toBeNull());
  });

  it('gives the file up', async () => {
    render(<Form initial={STORED} />);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('null');
  });

  it('shows the file, and nothing to press, to whoever may not upload', () => {
    sessionStore.setState({ user: { ...ADMIN, actions: [] } });
    render(<Form initial={STORED} error="Документ: заполните" />);
    expect(screen.getByRole('link', { name: 'Годовой отчёт.pdf' })).toBeInTheDocument();
    expect(screen.getByText('Документ: заполните')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
