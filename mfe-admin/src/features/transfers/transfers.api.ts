import {
  type ContentListFilters,
  type ImportedFile,
  type ImportOutcome,
  type ImportReport,
  TRANSFER_PATHS,
  type TransferFormat,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import { saveFile } from '../files/save-file.ts';
import { filterParams } from '../content-types/content.api.ts';

const OUTCOMES: readonly ImportOutcome[] = ['add', 'change', 'same', 'refuse'];

type OnPart = (done: number, of: number) => void;

/** Of all parts together. */
export interface WholeReport extends ImportReport {
  /** Rows that have been taken in: some of them also when a later part was refused. */
  kept: number;
}

/** Content in and out as files. All of it throws HttpError. */
export const transfersApi = {
  /** Saves what the list is filtered by. */
  download: (type: string, format: TransferFormat, query: ContentListFilters): Promise<void> =>
    saveFile(exportPath(type, format, query)),
  check: (type: string, file: ImportedFile, onPart: OnPart) => send('check', type, file, onPart),
  apply: (type: string, file: ImportedFile, onPart: OnPart) => send('apply', type, file, onPart),
};

function exportPath(type: string, format: TransferFormat, query: ContentListFilters): string {
  const params = new URLSearchParams([['format', format], ...filterParams(query)]);
  return `${TRANSFER_PATHS.export}/${type}?${params.toString()}`;
}

/** Part by part, so that nobody waits long; a part that is refused is the last one to be kept back. */
async function send(
  step: 'check' | 'apply',
  type: string,
  { format, text }: ImportedFile,
  onPart: OnPart,
): Promise<WholeReport> {
  const whole: WholeReport = {
    applied: step === 'apply',
    total: 0,
    kept: 0,
    counts: { add: 0, change: 0, same: 0, refuse: 0 },
    rows: [],
  };
  do {
    const from = whole.rows.length;
    const part = await staffHttp.post<ImportReport>(`${TRANSFER_PATHS[step]}/${type}`, {
      format,
      text,
      from,
    });
    whole.total = part.total;
    whole.rows.push(...part.rows);
    for (const outcome of OUTCOMES) whole.counts[outcome] += part.counts[outcome];
    if (part.applied) whole.kept += part.rows.length;
    else whole.applied = false;
    onPart(whole.rows.length, whole.total);
    if (part.rows.length === 0 || (step === 'apply' && !part.applied)) break;
  } while (whole.rows.length < whole.total);
  return whole;
}
