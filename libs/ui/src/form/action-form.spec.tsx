import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router-dom';
import { ActionForm } from './action-form.tsx';

afterEach(cleanup);

/** Buttons of which the second one comes with the answer. */
function Steps() {
  const answer = useActionData<string>();
  return (
    <ActionForm>
      <button name="step" value="first">
        Первый
      </button>
      {answer && (
        <button name="step" value="second">
          После ответа «{answer}»
        </button>
      )}
    </ActionForm>
  );
}

/** Opens the form on a page that has its data, and would wait for new ones for ever. Gives what is posted. */
function openForm(action: () => Promise<string> | string): string[] {
  const posted: string[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: () => new Promise(() => undefined),
        action: async ({ request }) => {
          posted.push((await request.formData()).get('step') as string);
          return action();
        },
        element: <Steps />,
      },
    ],
    { hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={router} />);
  return posted;
}

it('sends what is pressed after an answer, though the page still reads its data anew', async () => {
  const posted = openForm(() => 'код');
  await userEvent.click(screen.getByRole('button', { name: 'Первый' }));
  await userEvent.click(await screen.findByRole('button', { name: 'После ответа «код»' }));
  expect(posted).toEqual(['first', 'second']);
});

it('sends nothing twice before the answer', async () => {
  const posted = openForm(() => new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Первый' }));
  await userEvent.click(screen.getByRole('button', { name: 'Первый' }));
  expect(posted).toEqual(['first']);
});
