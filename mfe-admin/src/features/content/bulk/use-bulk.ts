import { BULK_MAX, type BulkContent, type BulkMark, type BulkResult } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation } from '../../calls/use-mutation.ts';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentApi } from '../../content-types/content.api.ts';
import { reportFailure } from '../../calls/report-failure.ts';
import { takeBack } from '../../calls/take-back.ts';
import { toast } from '../../toasts/toast.store.ts';

const ITEMS = { single: 'запись', more: 'записи', many: 'записей' };

/** What takes a change back: operations on parts of the items, each with the values that these had. */
export type Reversal = (marks: readonly BulkMark[]) => BulkContent[];

export interface BulkRun extends BulkContent {
  /** Null: it cannot be taken back. */
  reverse: Reversal | null;
}

export interface UseBulkOptions {
  onDone: (result: BulkResult) => void;
  /** What stayed as it was when a change was taken back, and what is back elsewhere. */
  onUndone: (result: Pick<BulkResult, 'failed' | 'moved'>) => void;
}

/** Changes many items a hundred at a time, says how far it is, and offers to take it back. */
export function useBulk({ onDone, onUndone }: UseBulkOptions) {
  const { type, api } = useAdminType();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const renew = () => queryClient.invalidateQueries({ queryKey: [type.name] });
  const run = useMutation({
    mutationFn: ({ reverse: _, ...body }: BulkRun) =>
      inParts(api, body, (done) => setProgress({ done, of: body.ids.length })),
    onSuccess: (result, { ids, reverse }) => {
      const { done, failed, marks, broken } = result;
      const same = result.tried - done.length - failed.length;
      const undo = () =>
        takeBack(() =>
          reversed(api, reverse?.(marks) ?? [])
            .then(onUndone)
            .finally(renew),
        );
      if (done.length > 0) {
        toast.success(
          broken
            ? `Готово ${done.length} из ${ids.length}: дальше не получилось`
            : `Готово: ${done.length} ${plural(done.length, ITEMS)}${same > 0 ? `, без изменений: ${same}` : ''}`,
          reverse
            ? { title: 'Отменить', otherwise: 'Верните прежнее тем же действием', run: undo }
            : undefined,
        );
      } else if (same > 0 && !broken) toast.success('Менять нечего: всё уже так');
      if (broken) reportFailure(broken.error, { failure: 'Не всё получилось.' });
      onDone(result);
    },
    onSettled: async () => {
      setProgress(null);
      await renew();
    },
  });
  return { run, progress };
}

interface Parts extends BulkResult {
  /** Of how many items the server has told. */
  tried: number;
  /** What has ended it before the last part; null: nothing. */
  broken: { error: unknown } | null;
}

/** Throws what the first part throws; from later ones on it ends with what is done. */
async function inParts(
  api: ContentApi,
  { ids, since, ...body }: BulkContent,
  onPart: (done: number) => void,
): Promise<Parts> {
  const result: Parts = { done: [], failed: [], marks: [], moved: [], tried: 0, broken: null };
  for (let start = 0; start < ids.length; start += BULK_MAX) {
    onPart(start);
    const sent = ids.slice(start, start + BULK_MAX);
    let part: BulkResult;
    try {
      part = await api.bulk({
        ...body,
        ids: sent,
        ...(since && { since: since.slice(start, start + BULK_MAX) }),
      });
    } catch (error) {
      if (start === 0) throw error;
      return { ...result, broken: { error } };
    }
    result.tried += sent.length;
    result.done.push(...part.done);
    result.failed.push(...part.failed);
    result.marks.push(...part.marks);
    result.moved.push(...part.moved);
  }
  return result;
}

async function reversed(api: ContentApi, parts: readonly BulkContent[]) {
  const results: Parts[] = [];
  for (const part of parts) {
    try {
      results.push(await inParts(api, part, () => undefined));
    } catch (error) {
      if (results.length === 0) throw error;
      results.push({ done: [], failed: [], marks: [], moved: [], tried: 0, broken: { error } });
    }
    if (results.at(-1)?.broken) break;
  }
  const broken = results.at(-1)?.broken;
  const failed = results.flatMap((result) => result.failed);
  const [first] = failed;
  if (first) toast.error(`Вернуть удалось не всё. ${namesOf(failed)}: ${lowerFirst(first.message)}`);
  if (broken) reportFailure(broken.error, { failure: 'Вернуть удалось не всё.' });
  if (!first && !broken) toast.success('Всё как было');
  return { failed, moved: results.flatMap(({ moved }) => moved) };
}

const MOST_NAMED = 3;

function namesOf(failed: BulkResult['failed']): string {
  const names = failed.slice(0, MOST_NAMED).map(({ id, title }) => (title ? `«${title}»` : `№ ${id}`));
  const more = failed.length - names.length;
  return names.join(', ') + (more > 0 ? ` и ещё ${more}` : '');
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
