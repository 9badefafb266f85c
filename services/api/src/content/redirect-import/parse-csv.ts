import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../core/errors/app-error.ts';

const DELIMITERS = [';', '\t', ','];

/** Cells of each row, trimmed, and the line on which it begins. Lines without a word are left out. 422 for a quote left open. */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const [head = ''] = text.split('\n', 1);
  const rows: { line: number; cells: string[] }[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: DELIMITERS.find((mark) => head.includes(mark)) ?? ';',
      onRecord: (cells: string[], { lines }) => {
        const breaks = cells.join('').split('\n').length - 1;
        rows.push({ line: lines - breaks, cells });
        return null;
      },
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    });
    return rows;
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new AppError(422, 'Таблица не читается', {
      validation: { csv: ['Таблица не читается: проверьте кавычки'] },
      cause,
    });
  }
}
