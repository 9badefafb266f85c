import { afterEach, expect, it } from '@jest/globals';
import { HttpError } from '@polden/http';
import { QueryObserver } from '@tanstack/react-query';
import { useToasts } from '../toasts/toast.store.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  useToasts.setState({ toasts: [] });
});

/** Ids of the toasts that are on the screen after each read. */
async function saidAfter(answers: readonly boolean[], refetchInterval: number | false): Promise<number[][]> {
  const left = [...answers];
  const watcher = new QueryObserver(queryClient, {
    queryKey: ['looked at', refetchInterval],
    queryFn: () => (left.shift() ? 'well' : Promise.reject(new HttpError(503, { message: 'Нет связи' }))),
    enabled: false,
    refetchInterval,
  });
  const stop = watcher.subscribe(() => undefined);
  const said = [];
  while (left.length > 0) {
    await watcher.refetch();
    said.push(useToasts.getState().toasts.map(({ id }) => id));
  }
  stop();
  return said;
}

it('says once that what is asked for again and again does not come, until it has come', async () => {
  const [first, second, third, well, anew] = await saidAfter([false, false, false, true, false], 60_000);
  expect(first).toHaveLength(1);
  expect([second, third, well]).toEqual([first, first, first]);
  expect(anew).not.toEqual(first);
});

it('says each time that what somebody has asked for does not come', async () => {
  const [first, second] = await saidAfter([false, false], false);
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
});
