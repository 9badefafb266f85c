import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MEDIA_RIGHTS, type MediaImage, type MediaTransform } from '@polden/api-contract';
import { blogPost, type ImageValue } from '@polden/content-model';
import { sessionStore } from '@polden/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { startUploadServer, type UploadServer } from '../../testing/upload-server.ts';
import { queryClient } from '../calls/query-client.ts';
import { useToasts } from '../toasts/toast.store.ts';
import { ImageInput } from './image-input.tsx';
import { rememberPicture } from '../pictures/pictures.store.ts';

const PICTURE: MediaImage = {
  id: '5a0f5a52-1111-4222-8333-444444444444',
  url: '/api/v1/media/hash/1600.webp',
  width: 1600,
  height: 800,
  srcset: '/api/v1/media/hash/1600.webp 1600w',
  sources: [],
  focus: { x: 0.5, y: 0.5 },
};

let server: UploadServer;
beforeEach(async () => {
  server = await startUploadServer();
  sessionStore.setState({ status: 'staff', accessToken: 'token', user: ADMIN });
  rememberPicture(PICTURE);
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  useToasts.setState({ toasts: [] });
  sessionStore.setState({ status: 'unknown', accessToken: null, user: null });
  await server.close();
});

function Form({ initial }: { initial: ImageValue | null }) {
  const [value, setValue] = useState(initial);
  return (
    <QueryClientProvider client={queryClient}>
      <ImageInput
        kind="image"
        field={blogPost.fields.image}
        id="image"
        name="image"
        value={value}
        error={undefined}
        readOnly={false}
        onChange={setValue}
      />
    </QueryClientProvider>
  );
}

const CHOSEN = { mediaId: PICTURE.id, alt: 'Поле' };
const place = () => screen.getByRole('button', { name: 'Главное на картинке' });
const savedPoints = () => server.received.map(({ body }) => JSON.parse(body) as unknown);
const saved = (x: number, y: number) => ({ id: PICTURE.id, x, y });
const answerWith = (x: number, y: number) => {
  server.answer = ok({ ...PICTURE, focus: { x, y } });
};
const clickAt = (clientX: number, clientY: number) => {
  place().getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
  fireEvent.click(place(), { clientX, clientY, detail: 1 });
};

describe('the field of an image', () => {
  it('sends the image and asks what is on it', async () => {
    server.answer = ok(PICTURE);
    render(<Form initial={null} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.upload(
      screen.getByLabelText(/файл$/u),
      new File(['bytes'], 'поле.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('textbox', { name: 'Что на картинке' })).toHaveValue('');
    expect(server.received[0]).toMatchObject({ path: 'admin/media/upload' });
    expect(place()).toHaveAccessibleDescription(expect.stringContaining('50\u00a0% слева, 50\u00a0% сверху'));
  });

  it('keeps what is typed of it while another file is on its way', async () => {
    render(<Form initial={CHOSEN} />);
    await userEvent.upload(
      screen.getByLabelText(/файл$/u),
      new File(['bytes'], 'поле.png', { type: 'image/png' }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Что на картинке' }), ' и туман');
    await waitFor(() => expect(server.received).toHaveLength(1));
    server.answerWaiting(ok({ ...PICTURE, id: '5a0f5a52-1111-4222-8333-555555555555' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Что на картинке' })).toHaveValue('Поле и туман');
  });

  it('says of an image that the library holds that it is known', async () => {
    server.answer = ok({ ...PICTURE, isKnown: true, fileName: 'Рассвет.png' });
    render(<Form initial={null} />);
    await userEvent.upload(
      screen.getByLabelText(/файл$/u),
      new File(['bytes'], 'поле.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(/^Такой файл уже есть:/u)).toHaveTextContent(
      'Такой файл уже есть: Рассвет.png',
    );
    expect(await screen.findByRole('textbox', { name: 'Что на картинке' })).toHaveValue('');
  });

  it.each([
    [{ width: 1600, height: 5 }, /^Картинка слишком низкая для своего места/u],
    [{ width: 40, height: 12_000 }, /^Картинка слишком узкая для своего места/u],
    [{ width: 480, height: 270 }, 'Картинка мельче, чем нужно: шириной 480 пикс. вместо 960.'],
  ])('says that a picture of %j does not fit its place', (size, words) => {
    rememberPicture({ ...PICTURE, ...size });
    render(<Form initial={CHOSEN} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('lets one of another shape be cut for its place, as another picture', async () => {
    rememberPicture({ ...PICTURE, width: 1600, height: 400 });
    render(<Form initial={CHOSEN} />);
    server.answer = ok({ ...PICTURE, id: '5a0f5a52-1111-4222-8333-555555555555', width: 711, height: 400 });
    await userEvent.click(screen.getByRole('button', { name: 'Кадрировать' }));
    const copy = await screen.findByRole('button', { name: 'Сохранить копией' });
    expect(screen.queryByRole('button', { name: 'Заменить картинку' })).toBeNull();
    await userEvent.click(copy);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.received.find(({ path }) => path === 'admin/media/transform');
    const { keep, crop } = JSON.parse(sent?.body ?? '{}') as MediaTransform;
    expect([keep, crop && (crop.width * 1600) / (crop.height * 400)]).toEqual([
      'copy',
      expect.closeTo(16 / 9),
    ]);
    expect(screen.queryByText(/^Картинка слишком/u)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Что на картинке' })).toHaveValue('Поле');
  });

  it('says nothing of one that fits', () => {
    render(<Form initial={CHOSEN} />);
    expect(screen.queryByText(/^Картинка (?:слишком|мельче)/u)).toBeNull();
  });

  it('says why an image was refused', async () => {
    server.answer = refusal(415, { message: 'Это не картинка' });
    render(<Form initial={null} />);
    await userEvent.upload(
      screen.getByLabelText(/файл$/u),
      new File(['bytes'], 'поле.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('Это не картинка')).toBeInTheDocument();
  });
});

describe('a picture of the library', () => {
  const found = (alt: string) =>
    ok({
      items: [
        {
          id: PICTURE.id,
          kind: 'image',
          fileName: 'поле.png',
          bytes: 2048,
          createdAt: '2026-11-20T09:00:00.000Z',
          uses: 1,
          alt,
          image: PICTURE,
          file: null,
        },
      ],
      pageCount: 1,
    });
  const choose = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать из медиатеки' }));
    await userEvent.click(await screen.findByRole('button', { name: /поле\.png/u }));
  };
  const description = () => screen.getByRole('textbox', { name: 'Что на картинке' });

  it('brings the description that the library has, which may be changed', async () => {
    server.answer = found('Поле на рассвете');
    render(<Form initial={null} />);
    await choose();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.received[0]?.path).toMatch(/^admin\/media\/list\?.*kind=image/u);
    expect(description()).toHaveValue('Поле на рассвете');
    await userEvent.type(description(), ' и туман');
    expect(description()).toHaveValue('Поле на рассвете и туман');
  });

  it('takes the place of another one together with its description', async () => {
    server.answer = found('');
    render(<Form initial={{ mediaId: 'another', alt: 'Совсем другое' }} />);
    await choose();
    expect(description()).toHaveValue('');
  });

  it('that stands here already keeps what the editor has said of it', async () => {
    server.answer = found('');
    render(<Form initial={CHOSEN} />);
    await choose();
    expect(description()).toHaveValue('Поле');
  });

  it('is not offered to whoever may not look into the library', () => {
    sessionStore.setState({ user: { ...ADMIN, actions: [MEDIA_RIGHTS.upload] } });
    render(<Form initial={null} />);
    expect(screen.queryByRole('button', { name: 'Выбрать из медиатеки' })).toBeNull();
  });
});

describe('the point that stays in sight', () => {
  it('is where one clicks, and is kept', async () => {
    answerWith(0.25, 0.9);
    render(<Form initial={CHOSEN} />);
    clickAt(200, 230);
    await waitFor(() => expect(savedPoints()).toEqual([saved(0.25, 0.9)]));
    expect(server.received[0]?.path).toBe('admin/media/focal-point');
    expect(place()).toHaveAccessibleDescription(expect.stringContaining('25\u00a0% слева, 90\u00a0% сверху'));
  });

  it('goes with the arrow keys, in small or large steps, and not out of the image', async () => {
    answerWith(0.51, 0.6);
    render(<Form initial={CHOSEN} />);
    place().focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(savedPoints()).toEqual([saved(0.51, 0.5), saved(0.51, 0.6)]));
    answerWith(0, 0.6);
    await userEvent.keyboard('{Shift>}{ArrowLeft>9/}{/Shift}');
    await waitFor(() => expect(savedPoints()).toHaveLength(3));
    expect(savedPoints()[2]).toEqual(saved(0, 0.6));
    expect(screen.getByRole('status')).toHaveTextContent('Сейчас: 0 % слева, 60 % сверху.');
  });

  it('does not jump when Enter is pressed on it', async () => {
    render(<Form initial={CHOSEN} />);
    place().focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Сейчас: 50 % слева, 50 % сверху.');
    expect(server.received).toEqual([]);
  });

  it('goes back when it could not be kept, and says so', async () => {
    server.answer = refusal(404, { message: 'Такой картинки нет' });
    render(<Form initial={CHOSEN} />);
    clickAt(100, 50);
    await waitFor(() =>
      expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
        'Точка на картинке не сохранилась. Такой картинки нет',
      ]),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Сейчас: 50 % слева, 50 % сверху.');
  });

  it('is only shown in effect to whoever may not upload', () => {
    rememberPicture({ ...PICTURE, focus: { x: 0.2, y: 0.4 } });
    sessionStore.setState({ user: { ...ADMIN, actions: [] } });
    render(<Form initial={CHOSEN} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img', { name: 'Поле' })).toHaveStyle({ objectPosition: '20% 40%' });
  });
});
