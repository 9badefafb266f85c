import {
  IMPORT_MAX_BYTES,
  type ImportedFile,
  type ImportReport,
  TRANSFER_RIGHTS,
} from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAdminType } from '../content-types/admin-type.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { FilePicker } from '../uploads/file-picker.tsx';
import { ImportTable } from './import-table.tsx';
import { countsInWords } from './import-words.ts';
import { readText } from '../files/read-text.ts';
import { transfersApi } from './transfers.api.ts';
import css from './transfers.module.css';

const ITEMS = { single: 'запись', more: 'записи', many: 'записей' };

interface ChosenFile extends ImportedFile {
  name: string;
}

/** A file of items: first what it would do, row by row, then all of it at once. */
export function ImportSection() {
  const { type } = useAdminType();
  const headingId = useId();
  const mayApply = useMay(TRANSFER_RIGHTS.apply);
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const checking = useMutation({
    mutationFn: ({ format, text }: ChosenFile) => transfersApi.check(type.name, { format, text }),
    meta: { shownInPlace: [422] },
    onError: (error) => setRefusal(error.message),
  });
  const applying = useMutation({
    mutationFn: ({ format, text }: ChosenFile) => transfersApi.apply(type.name, { format, text }),
    meta: { failure: 'Загрузить не получилось, на сайте ничего не изменилось.' },
    onSuccess: async (report) => {
      if (!report.applied) return;
      toast.success(`Загружено: ${countsInWords(report)}`);
      await queryClient.invalidateQueries({ queryKey: [type.name] });
    },
  });
  const report = applying.data ?? checking.data;

  async function take(file: File): Promise<void> {
    applying.reset();
    checking.reset();
    setChosen(null);
    setRefusal(file.size > IMPORT_MAX_BYTES ? 'Файл больше 5 МБ: разделите его на части' : null);
    if (file.size > IMPORT_MAX_BYTES) return;
    const format = file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    const next: ChosenFile = { name: file.name, format, text: await readText(file) };
    setChosen(next);
    checking.mutate(next);
  }

  const waits = report !== undefined && !report.applied;
  const changes = report ? report.counts.add + report.counts.change : 0;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        Загрузить
      </h2>
      <p>
        Таблица CSV (через точку с запятой или запятую) или JSON, как при выгрузке. Строка с номером правит
        запись, без номера — добавляет{type.drafts ? ' черновик' : ''}. Сначала покажем, что изменится.
      </p>
      <p className={css.buttons}>
        <FilePicker
          label="Файл с записями"
          accept=".csv,.json,text/csv,application/json"
          onPick={(file) => void take(file)}
        >
          {chosen ? 'Выбрать другой файл' : 'Выбрать файл'}
        </FilePicker>
        {chosen && <span>{chosen.name}</span>}
      </p>
      <div role="status">
        {checking.isPending && 'Проверяем…'}
        {report && <ReportNotice report={report} />}
      </div>
      {refusal !== null && <Notice tone="error" title={refusal} />}
      {report && <ImportTable rows={report.rows} />}
      {chosen && waits && mayApply && report.counts.refuse === 0 && changes > 0 && (
        <p>
          <Button busy={applying.isPending} onClick={() => applying.mutate(chosen)}>
            {`Загрузить ${changes} ${plural(changes, ITEMS)}`}
          </Button>
        </p>
      )}
    </section>
  );
}

function ReportNotice({ report }: { report: ImportReport }) {
  if (report.applied) return <Notice tone="success" title={`Загружено: ${countsInWords(report)}`} />;
  if (report.counts.refuse > 0) {
    return (
      <Notice tone="error" title={`Загрузить нельзя: ${countsInWords(report)}`}>
        Исправьте строки, в которых есть замечания, и выберите файл ещё раз. Пока на сайте всё по-прежнему.
      </Notice>
    );
  }
  return <Notice tone="info" title={`Файл в порядке: ${countsInWords(report)}`} />;
}
