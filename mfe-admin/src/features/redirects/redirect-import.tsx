import { actionsOf, redirect } from '@polden/content-model';
import {
  type ImportedRedirect,
  type ImportedRedirects,
  type ImportRedirects,
  REDIRECT_TOOL_PATHS,
  REDIRECT_TOOL_RIGHTS,
} from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { readableAddress } from '@polden/reference-data';
import { staffHttp } from '@polden/session';
import { Button, Checkbox, DataTable } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { reportFailure } from '../calls/report-failure.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { useAdminType } from '../content-types/admin-type.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { NoTextError, readText } from '../files/read-text.ts';
import { useKept, useKeptText } from '../session/use-kept.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';

/** Over the list of redirects: many of them at once, tried before they are added. */
export function RedirectImport() {
  const mayTry = useMay(REDIRECT_TOOL_RIGHTS.import);
  const [isOpen, setIsOpen] = useKept('redirect-import', false);
  if (!mayTry) return null;
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Добавить таблицей
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const { api } = useAdminType();
  const queryClient = useQueryClient();
  const mayAdd = useMay(actionsOf(redirect).add);
  const id = useId();
  const [csv, setCsv] = useKeptText('redirect-import:csv');
  const [unread, setUnread] = useState<string>();
  /** Lines by which visitors lose something, and which are added all the same. */
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set());
  const accept = (line: number, isAccepted: boolean) => {
    const next = new Set(accepted);
    if (isAccepted) next.add(line);
    else next.delete(line);
    setAccepted(next);
  };
  const importing = useMutation({
    mutationFn: (body: ImportRedirects) =>
      staffHttp.post<ImportedRedirects>(REDIRECT_TOOL_PATHS.import, body),
    meta: { shownInPlace: [422] },
    onSuccess: async ({ rows, added }, { dryRun }) => {
      if (dryRun) return;
      await queryClient.invalidateQueries({ queryKey: api.keys.lists });
      toast.success(`Добавлено перенаправлений: ${added}`);
      if (rows.every(({ problem }) => problem === null)) onClose();
    },
  });
  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setUnread(undefined);
    try {
      setCsv(await readText(file));
    } catch (failure) {
      if (failure instanceof NoTextError) setUnread(failure.message);
      else reportFailure(failure, {});
    }
  }
  const { data, error, variables } = importing;
  // What was tried is what is added.
  const isTried = data !== undefined && variables.dryRun && variables.csv === csv;
  const sound = isTried ? data.rows.filter((row) => isSound(row, accepted)).length : 0;
  return (
    <Dialog title="Перенаправления таблицей" wide onCancel={onClose}>
      <TextArea
        id={id}
        label="Строки таблицы"
        name="csv"
        hint="Откуда; куда; код; зачем. Код и причину можно не писать: /staroe; /novoe"
        value={csv}
        error={unread ?? (error instanceof HttpError && error.code === 422 ? messageOf(error) : undefined)}
        onChange={setCsv}
      />
      <label>
        Или файл CSV{' '}
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {data && (
        <DataTable
          caption="Что получится"
          stacks
          rows={data.rows}
          rowKey={({ line }) => line}
          columns={[
            { key: 'line', title: 'Строка', kind: 'number', cell: ({ line }) => line },
            { key: 'path', title: 'С адреса', cell: ({ path }) => readableAddress(path) },
            { key: 'target', title: 'На адрес', cell: ({ target }) => readableAddress(target) },
            { key: 'code', title: 'Код', cell: ({ code }) => code },
            {
              key: 'problem',
              title: 'Что не так',
              cell: ({ line, problem, warning }) =>
                problem === null && warning !== null ? (
                  <>
                    {warning}
                    {isTried && (
                      <Checkbox
                        name={`accepted-${line}`}
                        label={`Всё равно добавить строку ${line}`}
                        checked={accepted.has(line)}
                        onChange={(isAccepted) => accept(line, isAccepted)}
                      />
                    )}
                  </>
                ) : (
                  (problem ?? 'Всё в порядке')
                ),
            },
          ]}
        />
      )}
      <DialogActions>
        <Button
          variant="secondary"
          busy={importing.isPending && variables?.dryRun === true}
          onClick={() => {
            setAccepted(new Set());
            importing.mutate({ csv, dryRun: true });
          }}
        >
          Проверить
        </Button>
        {mayAdd && sound > 0 && (
          <Button
            busy={importing.isPending}
            onClick={() => importing.mutate({ csv, dryRun: false, accepted: [...accepted] })}
          >
            {`Добавить: ${sound}`}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Закрыть
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isSound({ problem, warning, line }: ImportedRedirect, accepted: ReadonlySet<number>): boolean {
  return problem === null && (warning === null || accepted.has(line));
}
