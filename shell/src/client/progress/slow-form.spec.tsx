import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Form, RouterProvider, useFetcher } from 'react-router-dom';
import { createBrowserRouter } from '../router/core.ts';

const TEXT = 'Ответ идёт дольше обычного, ждём ещё немного. Всё, что вы ввели, на месте.';

let answer: () => void;
let router: ReturnType<typeof createBrowserRouter>;

function Page() {
  const fetcher = useFetcher();
  return (
    <>
      <Form method="post" aria-label="Заявка">
        <input name="name" aria-label="Имя" />
        <button>Отправить</button>
      </Form>
      <fetcher.Form method="post" aria-label="Подписка">
        <button>Подписаться</button>
      </fetcher.Form>
      <Form aria-label="Поиск">
        <button name="what" value="займ">
          Найти
        </button>
      </Form>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  const answered = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const read = ({ request }: { request: Request }) =>
    new URL(request.url).search === '' ? null : answered();
  const page = { path: '*', action: answered, loader: read, element: <Page /> };
  router = createBrowserRouter([page], { hydrationData: { loaderData: { '0': null } } });
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  router.dispose();
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

it.each([
  ['Заявка', 'Отправить'],
  ['Подписка', 'Подписаться'],
])(
  '«%s» says after six seconds that it waits, until it is answered, and keeps what was typed',
  async (name, send) => {
    fireEvent.input(screen.getByLabelText('Имя'), { target: { value: 'Анна' } });
    await press(send);
    await pass(5_000);
    const line = within(screen.getByRole('form', { name })).getByRole('status');
    expect(line).toBeEmptyDOMElement();
    await pass(999);
    expect(line).toBeEmptyDOMElement();
    await pass(1);
    expect(line).toHaveTextContent(TEXT);
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
    await act(async () => answer());
    expect(screen.queryByRole('status')).toBeNull();
  },
);

it('nothing is said where the answer comes in time, nor of a page that is looked for', async () => {
  await press('Отправить');
  await pass(4_999);
  await act(async () => answer());
  await pass(10_000);
  expect(screen.queryByRole('status')).toBeNull();
  await press('Найти');
  expect(router.state.navigation.state).toBe('loading');
  await pass(10_000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('each form that is sent waits anew, at its own end', async () => {
  await press('Отправить');
  await pass(6_000);
  await act(async () => answer());
  await press('Подписаться');
  await pass(5_999);
  expect(screen.queryByText(TEXT)).toBeNull();
  await pass(1);
  expect(screen.getByRole('form', { name: 'Подписка' })).toContainElement(screen.getByText(TEXT));
});
