import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  IMPORT_PART_ROWS,
  type ImportedFile,
  TRANSFER_RIGHTS,
} from '@polden/api-contract';
import { formatNumber, plural } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { useAdminType } from '../content-types/admin-type.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { FilePicker } from '../uploads/file-picker.tsx';
import { ImportTable } from './import-table.tsx';
import { countsInWords } from './import-words.ts';
import { NoTextError, readText } from '../files/read-text.ts';
import { transfersApi, type WholeReport } from './transfers.api.ts';
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
  const [progress, setProgress] = useState('');
  const onPart = (done: number, of: number) => setProgress(of > done ? ` ${done} из ${of}` : '');
  const checking = useMutation({
    mutationFn: ({ format, text }: ChosenFile) => transfersApi.check(type.name, { format, text }, onPart),
    meta: { shownInPlace: [422] },
    onError: (error) => setRefusal(error.message),
  });
  const applying = useMutation({
    mutationFn: ({ format, text }: ChosenFile) => transfersApi.apply(type.name, { format, text }, onPart),
    meta: { failure: 'Загрузить не получилось. Выберите файл ещё раз: проверка покажет, что уже загружено.' },
    onSuccess: async (report) => {
      if (report.kept === 0) return;
      if (report.applied) toast.success(`Загружено: ${countsInWords(report)}`);
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
    try {
      const next: ChosenFile = { name: file.name, format, text: await readText(file) };
      setProgress('');
      setChosen(next);
      checking.mutate(next);
    } catch (error) {
      if (!(error instanceof NoTextError)) throw error;
      setRefusal(error.message);
    }
  }

  const waits = report !== undefined && !report.applied;
  const changes = report ? report.counts.add + report.counts.change : 0;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        Загрузить
      </h2>
      <p>
        Таблица CSV (через точку с запятой, запятую или табуляцию) или JSON, как при выгрузке: до{' '}
        {formatNumber(IMPORT_MAX_ROWS)} записей и до 5 МБ. Строка с номером правит запись, без номера —
        добавляет{type.drafts ? ' черновик' : ''}. Сначала покажем, что изменится.
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
        {checking.isPending && `Проверяем…${progress}`}
        {applying.isPending && `Загружаем…${progress}`}
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

function ReportNotice({ report }: { report: WholeReport }) {
  const known = report.rows.filter(({ notes }) => notes.length > 0).length;
  if (report.applied) return <Notice tone="success" title={`Загружено: ${countsInWords(report)}`} />;
  if (report.kept > 0) {
    return (
      <Notice tone="error" title={`Загружено ${report.kept} из ${report.total} строк`}>
        Дальше есть строки с замечаниями, поэтому остальное не загружено. Оставьте в файле то, что не вошло,
        исправьте и выберите его ещё раз.
      </Notice>
    );
  }
  if (report.counts.refuse > 0) {
    return (
      <Notice tone="error" title={`Загрузить нельзя: ${countsInWords(report)}`}>
        Исправьте строки, в которых есть замечания, и выберите файл ещё раз. Пока на сайте всё по-прежнему.
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={`Файл в порядке: ${countsInWords(report)}`}>
      {known > 0 &&
        `Записи с такими же названиями уже есть, строк: ${known}. Если файл загружают второй раз, записи повторятся. `}
      {report.total > IMPORT_PART_ROWS && `Файл длинный: загрузим его частями по ${IMPORT_PART_ROWS} строк.`}
    </Notice>
  );
}
