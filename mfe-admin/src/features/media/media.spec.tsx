import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MEDIA_PATHS, MEDIA_RIGHTS } from '@polden/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { type Answer, ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { startUploadServer } from '../../testing/upload-server.ts';
import { queryClient } from '../calls/query-client.ts';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
});

afterEach(async () => {
  closeAdmin();
  await api.close();
});

const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const cards = async () => {
  const library = await screen.findByRole('region', { name: /Медиатека|Корзина/ });
  return within(library)
    .queryAllByRole('listitem')
    .map((card) => card.textContent);
};

describe('the library', () => {
  it('shows what was uploaded, by kind and by name', async () => {
    openAdmin(api, '/admin/media');
    await screen.findByText('Офис.png');
    expect(await cards()).toEqual([
      expect.stringMatching(/^Офис\.png2\sКБ, 1 место на сайте$/u),
      expect.stringMatching(/^PDFПравила\.pdf2\sКБ, нигде не стоит$/u),
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Что искать'), 'file');
    await waitFor(() => expect(screen.queryByText('Офис.png')).toBeNull());
    await userEvent.selectOptions(screen.getByLabelText('Что искать'), '');
    await userEvent.type(screen.getByLabelText('Поиск'), 'Офис');
    await waitFor(() => expect(screen.queryByText('Правила.pdf')).toBeNull());
  });

  it('says of a page behind its last one that it is none, and leads to the last', async () => {
    api.answerNext(MEDIA_PATHS.list, ok({ items: [], pageCount: 2 }));
    openAdmin(api, '/admin/media?page=9');
    const last = await screen.findByRole('link', { name: 'Показать последнюю, 2' });
    expect(last).toHaveAttribute('href', '/admin/media?page=2');
    expect(screen.getByText(/^Такой страницы уже нет\./u)).toBeVisible();
    expect(screen.queryByText('Ничего не нашлось.')).toBeNull();
  });

  it('keeps a description of a picture, and says where it stands', async () => {
    openAdmin(api, '/admin/media');
    await open(/Офис\.png/);
    const place = await screen.findByRole('link', { name: 'Блог: Как закрыть заём' });
    expect(place).toHaveAttribute('href', '/admin/blog/1');
    await userEvent.type(screen.getByLabelText('Что на картинке'), 'Офис на рассвете');
    await click('Сохранить описание');
    await waitFor(() => expect(api.media.items[0]?.alt).toBe('Офис на рассвете'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says of a place that visitors do not see that it is a draft, or in the trash', async () => {
    const place = { contentType: 'blog', itemId: '1', title: 'Ставки' };
    api.media.uses = [
      { ...place, unseen: 'draft' },
      { ...place, itemId: '2', unseen: 'trashed' },
      { ...place, itemId: '3' },
    ];
    openAdmin(api, '/admin/media');
    await open(/Офис\.png/);
    const places = await screen.findByRole('region', { name: 'Где стоит' });
    const named = await within(places).findAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Блог: Ставки (черновик)',
      'Блог: Ставки (в корзине)',
      'Блог: Ставки',
    ]);
  });

  it('leads nowhere from a place that one may not open', async () => {
    api.session.user = { ...ADMIN, actions: Object.values(MEDIA_RIGHTS) };
    const place = { contentType: 'blog', itemId: '1', title: 'нет доступа' };
    api.answerNext(`${MEDIA_PATHS.uses}/${api.media.items[0]?.id ?? ''}`, ok([place]));
    openAdmin(api, '/admin/media');
    await open(/Офис\.png/);
    expect(await screen.findByText('Блог: нет доступа')).toBeVisible();
    expect(screen.queryByRole('link', { name: /нет доступа/u })).toBeNull();
  });

  it('says in how many places it stands to whoever may not know which', async () => {
    const actions = Object.values(MEDIA_RIGHTS).filter((right) => right !== MEDIA_RIGHTS.uses);
    api.session.user = { ...ADMIN, actions };
    openAdmin(api, '/admin/media');
    await open(/Офис\.png/);
    expect(await screen.findByText('Стоит в 1 месте: где именно, знает администратор.')).toBeVisible();
  });

  it('does not let go of what is used, and says what uses it', async () => {
    openAdmin(api, '/admin/media');
    await open(/Офис\.png/);
    await click('В корзину');
    expect(await screen.findByText('Убрать нельзя: это ещё нужно на сайте')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Блог: Как закрыть заём' })).toBeVisible();
    expect(api.media.items).toHaveLength(2);
  });

  it('puts away what nothing uses, gives it back, and removes it for good', async () => {
    openAdmin(api, '/admin/media');
    await open(/Правила\.pdf/);
    await click('В корзину');
    await waitFor(() => expect(screen.queryByText('Правила.pdf')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Корзина' }));
    await open(/Правила\.pdf/);
    await click('Вернуть в медиатеку');
    expect(await screen.findByText('Корзина пуста.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Медиатека' }));
    await open(/Правила\.pdf/);
    await click('В корзину');
    await waitFor(() => expect(screen.queryByText('Правила.pdf')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Корзина' }));
    await open(/Правила\.pdf/);
    await click('Удалить навсегда');
    const question = within(await screen.findByRole('dialog', { name: 'Удалить навсегда?' }));
    expect(question.getByText(/«Правила\.pdf»/)).toBeVisible();
    expect(api.media.trash).toHaveLength(1);
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect([...api.media.trash, ...api.media.items]).toHaveLength(1));
  });

  it('refuses what is dropped on it and is of no use', async () => {
    openAdmin(api, '/admin/media');
    const area = (await screen.findByText('или перетащите сюда картинки и документы')).parentElement;
    const files = [new File(['x'], 'virus.exe'), new File(['x'], 'IMG_0001.HEIC')];
    fireEvent.drop(area ?? document.body, { dataTransfer: { files } });
    expect(await screen.findByText(/Такой файл сюда не подойдёт/)).toBeVisible();
    expect(screen.getByText(/Сохраните её как JPEG .*«Настройки → Камера → Форматы/u)).toBeVisible();
  });

  it('takes several files at once, each with its own end, and asks before they are left', async () => {
    const server = await startUploadServer();
    try {
      const router = openAdmin(api, '/admin/media');
      const input = await screen.findByLabelText('Картинки или файлы');
      const [first, second] = ['утро.png', 'вечер.png'].map((name) => new File(['bytes'], name));
      const huge = new File(['x'], 'огромная.png');
      Object.defineProperty(huge, 'size', { value: 46 * 1024 * 1024 });
      fireEvent.change(input, { target: { files: [huge, first, second] } });
      expect(await screen.findByText(/^огромная\.png: Файл больше 15/u)).toBeVisible();
      expect(screen.getByText('вечер.png: ждёт очереди')).toBeVisible();
      await waitFor(() => expect(server.received).toHaveLength(1));

      void router.navigate('/admin/profile');
      const question = await screen.findByRole('dialog', { name: 'Прервать загрузку?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Отмена' }));
      expect(router.state.location.pathname).toBe('/admin/media');

      server.answer = ok({ ...api.media.items[0]?.image, id: 'i3', isKnown: false });
      await click('Отменить загрузку: утро.png');
      expect(screen.getByRole('button', { name: 'Загрузить' })).toHaveFocus();
      expect(await screen.findByText(/^Загружено/u)).toBeVisible();
      expect(server.received).toHaveLength(2);
      // What was said of the last choice is over with the next one.
      fireEvent.change(input, { target: { files: [new File(['x'], 'правила.pdf')] } });
      expect(screen.queryByText(/огромная/u)).toBeNull();
    } finally {
      await server.close();
    }
  });

  it('asks before another file takes the place of a picture: what, where, and what is said of it', async () => {
    const server = await startUploadServer();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const square = { width: 800, height: 800, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(square) });
    try {
      openAdmin(api, '/admin/media');
      await open(/Офис\.png/);
      await userEvent.upload(
        await screen.findByLabelText('Новая картинка вместо этой'),
        new File(['bytes'], 'Квадрат.png', { type: 'image/png' }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Заменить картинку везде?' }));
      expect(dialog.getByText('Сейчас: 960 × 640')).toBeVisible();
      expect(await dialog.findByText('Станет: 800 × 800')).toBeVisible();
      expect(dialog.getByText('Картинка другой формы')).toBeVisible();
      expect(dialog.getByRole('link', { name: 'Блог: Как закрыть заём' })).toBeVisible();
      expect(dialog.getByText(/^Прежнюю картинку вернуть будет нельзя/u)).toBeVisible();
      expect(server.received).toEqual([]);
      await userEvent.type(dialog.getByLabelText('Описание в медиатеке'), 'Квадрат');
      server.answer = ok(api.media.items[0]?.image);
      await userEvent.click(dialog.getByRole('button', { name: 'Заменить' }));
      expect(await screen.findByText('Картинка заменена везде, где она стоит')).toBeVisible();
      expect(server.received.map(({ path }) => path)).toEqual([`${MEDIA_PATHS.replace}/i1`]);
      await waitFor(() => expect(api.media.items[0]?.alt).toBe('Квадрат'));
    } finally {
      jest.restoreAllMocks();
      await server.close();
    }
  });

  it('says of what it holds already that it is known, and leads to it', async () => {
    const server = await startUploadServer();
    try {
      server.answer = ok({ ...api.media.items[0]?.image, isKnown: true, fileName: 'Офис.png' });
      openAdmin(api, '/admin/media');
      await userEvent.upload(
        await screen.findByLabelText('Картинки или файлы'),
        new File(['bytes'], 'другое имя.png', { type: 'image/png' }),
      );
      const note = await screen.findByText(/^Такой файл уже есть:/u);
      expect(screen.queryByText(/^Загружено/u)).toBeNull();
      await userEvent.click(within(note).getByRole('link', { name: 'Офис.png' }));
      await waitFor(() => expect(screen.queryByText('Правила.pdf')).toBeNull());
      expect(screen.getByLabelText('Поиск')).toHaveValue('Офис.png');
    } finally {
      await server.close();
    }
  });

  it('turns and cuts a picture, also with the keyboard', async () => {
    api.answerNext(MEDIA_PATHS.transform, { status: 200, body: api.media.items[0]?.image });
    openAdmin(api, '/admin/media');
    await open(/Офис\.png/);
    await click('Повернуть и кадрировать');
    await click('Повернуть вправо');
    await userEvent.selectOptions(screen.getByLabelText('Кадр', { selector: 'select' }), 'square');
    screen.getByRole('button', { name: 'Кадр' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}');
    expect(screen.getByText(/^Кадр: /u).textContent).toMatch(
      /^Кадр: 98\u00a0% × 65,3\u00a0%, отступ 0\u00a0% слева/u,
    );
    await click('Заменить картинку');
    const question = within(await screen.findByRole('dialog', { name: 'Заменить картинку?' }));
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    await click('Сохранить копией');
    expect(await screen.findByText(/^Копия в медиатеке/u)).toBeVisible();
    const sent = api.calls.find(({ path }) => path === MEDIA_PATHS.transform)?.body;
    expect(sent).toMatchObject({ id: 'i1', rotate: 90, keep: 'copy' });
    const { x, y, width, height } = sent?.['crop'] as Record<string, number>;
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(1 / 6 - 0.02);
    expect([width, height].map((share) => Number(share).toFixed(3))).toEqual(['0.980', '0.653']);
  });

  it('asks before a description that is not saved is thrown away, and keeps it while the picture is cut', async () => {
    api.answerNext(MEDIA_PATHS.transform, { status: 200, body: { ...api.media.items[0]?.image, id: 'i9' } });
    openAdmin(api, '/admin/media');
    await open(/Офис\.png/);
    const description = await screen.findByLabelText('Что на картинке');
    await userEvent.type(description, 'Офис на рассвете');
    await click('Повернуть и кадрировать');
    await click('Повернуть вправо');
    await click('Сохранить копией');
    expect(await screen.findByText(/^Копия в медиатеке/u)).toBeVisible();
    expect(description).toHaveValue('Офис на рассвете');
    fireEvent(screen.getByRole('dialog', { name: 'Офис.png' }), new Event('cancel', { cancelable: true }));
    const question = await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Отмена' }));
    expect(description).toHaveValue('Офис на рассвете');
    await click('Закрыть');
    await click('Закрыть, не сохраняя');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.media.items[0]?.alt).not.toBe('Офис на рассвете');
  });

  it('describes many pictures at once, and keeps what is typed of others while it is saved', async () => {
    const [office] = api.media.items;
    if (!office) throw new Error('the shelf is empty');
    api.media.items.push(
      { ...office, id: 'i2', fileName: 'Зал.png' },
      { ...office, id: 'i3', fileName: 'Вход.png' },
    );
    openAdmin(api, '/admin/media?view=undescribed');
    await userEvent.type(await screen.findByLabelText('Офис.png'), 'Офис на рассвете');
    const saved = Promise.withResolvers<Answer>();
    api.answerNext(MEDIA_PATHS.describeMany, saved.promise);
    await click('Описать 1 картинку');
    await userEvent.type(screen.getByLabelText('Зал.png'), 'Зал для встреч');
    api.media.items = api.media.items.filter(({ id }) => id !== 'i1');
    saved.resolve(ok({ ok: true, left: [] }));
    expect(await screen.findByText('Описания сохранены')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Офис.png')).toBeNull());
    expect(screen.getByLabelText('Зал.png')).toHaveValue('Зал для встреч');
    // Somebody else has described it, or it is gone for good: it is not on the page any more.
    api.media.items = api.media.items.filter(({ id }) => id !== 'i2');
    await userEvent.type(screen.getByLabelText('Вход.png'), 'Вход');
    await queryClient.refetchQueries();
    await waitFor(() => expect(screen.queryByLabelText('Зал.png')).toBeNull());
    api.answerNext(MEDIA_PATHS.describeMany, ok({ ok: true, left: ['i3'] }));
    await click('Описать 1 картинку');
    expect(await screen.findByText(/^Не сохранились описания .*: «Вход\.png»/u)).toBeVisible();
    const sent = api.calls
      .filter(({ path }) => path === MEDIA_PATHS.describeMany)
      .map(({ body }) => body['items']);
    expect(sent).toEqual([[{ id: 'i1', alt: 'Офис на рассвете' }], [{ id: 'i3', alt: 'Вход' }]]);
  });

  it('asks before descriptions that were typed are left, for another view as well', async () => {
    const router = openAdmin(api, '/admin/media?view=undescribed');
    await userEvent.type(await screen.findByLabelText('Офис.png'), 'Офис на рассвете');
    await userEvent.click(screen.getByRole('link', { name: 'Повторы' }));
    const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Отмена' }));
    expect(screen.getByLabelText('Офис.png')).toHaveValue('Офис на рассвете');
    await userEvent.click(screen.getByRole('link', { name: 'Мой профиль' }));
    await click('Уйти, не сохраняя');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/profile'));
  });

  it('shows what is there twice', async () => {
    const [picture] = api.media.items;
    const groups = [[picture, { ...picture, id: 'i2', fileName: 'Офис (копия).png', uses: 0 }]];
    api.answerNext(MEDIA_PATHS.duplicates, { status: 200, body: { groups, unseen: 0 } });
    openAdmin(api, '/admin/media?view=duplicates');
    await open(/Офис \(копия\)\.png/u);
    expect(await screen.findByRole('dialog', { name: 'Офис (копия).png' })).toBeVisible();
  });

  it('offers only what one may do', async () => {
    api.session.user = { ...ADMIN, actions: [MEDIA_RIGHTS.list] };
    openAdmin(api, '/admin/media');
    await open(/Офис\.png/);
    expect(
      screen.queryByRole('button', { name: /Загрузить|корзину|описание|Главное|кадрировать|Заменить/ }),
    ).toBeNull();
    expect(screen.queryByRole('link', { name: 'Корзина' })).toBeNull();
    expect(screen.getByLabelText('Что на картинке')).toHaveAttribute('readonly');
  });
});
