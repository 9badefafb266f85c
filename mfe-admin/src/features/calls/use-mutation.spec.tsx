import { expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { queryClient } from './query-client.ts';
import { useMutation } from './use-mutation.ts';

/** Calls that are answered by the test. */
function slowCalls() {
  const answers: PromiseWithResolvers<string>[] = [];
  const send = jest.fn((_sent: unknown) => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  const { result } = renderHook(
    () =>
      useMutation({
        mutationFn: (sent: unknown) => send(sent),
        meta: { shownInDialog: true },
      }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    },
  );
  return { send, answers, call: result };
}

const pressTwice = (press: () => void) =>
  act(() => {
    press();
    press();
  });

it('the same call is sent once while it is under way, and each press has its answer', async () => {
  const { send, answers, call } = slowCalls();
  const given: string[] = [];
  const press = () =>
    void call.current.mutateAsync({ title: 'Осень', kinds: ['lead'], then: () => 1 }).then((answer) => {
      given.push(answer);
    });
  pressTwice(press);
  await waitFor(() => expect(call.current.isPending).toBe(true));
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]?.resolve('готово');
  await waitFor(() => expect(given).toEqual(['готово', 'готово']));
});

it('so is one that says nothing', async () => {
  const { send, call } = slowCalls();
  pressTwice(() => call.current.mutate(undefined));
  await waitFor(() => expect(call.current.isPending).toBe(true));
  expect(send).toHaveBeenCalledTimes(1);
});

it('another call goes out beside it, and the same once more when the first is answered or has failed', async () => {
  const { send, answers, call } = slowCalls();
  act(() => call.current.mutate({ id: 1, on: true }));
  act(() => call.current.mutate({ id: 1, on: false }));
  act(() => call.current.mutate({ id: 1, on: true }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  answers.at(-1)?.resolve('готово');
  await waitFor(() => expect(call.current.isSuccess).toBe(true));
  act(() => call.current.mutate({ id: 1, on: true }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(4));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers.at(-1)?.reject(new Error('нет связи'));
  await waitFor(() => expect(call.current.isError).toBe(true));
  act(() => call.current.mutate({ id: 1, on: true }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(5));
});

it('two files of the same name are two files', async () => {
  const { send, call } = slowCalls();
  act(() => call.current.mutate({ file: new File(['a'], 'ставки.csv') }));
  act(() => call.current.mutate({ file: new File(['b'], 'ставки.csv') }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('what was given up is asked anew', async () => {
  const { send, call } = slowCalls();
  act(() => call.current.mutate(undefined));
  act(() => call.current.reset());
  act(() => call.current.mutate(undefined));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
