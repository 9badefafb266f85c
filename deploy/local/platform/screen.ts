import { relative } from 'node:path';
import { styleText } from 'node:util';
import { seconds } from './progress.ts';

export interface Welcome {
  origin: string;
  logsDir: string;
  /** Milliseconds that the start took. */
  tookMs: number;
  /** Lines after the site's own; the pages of a whole platform unless given. */
  pages?: [title: string, value: string][];
  /** More lines for the table. */
  extra?: [title: string, value: string][];
}

/** The screen at the end of a start. */
export function welcomeScreen({ origin, logsDir, tookMs, pages, extra = [] }: Welcome): string {
  const rows: [string, string][] = [
    ['Сайт', link(`${origin}/`)],
    ...(pages ?? platformPages(origin)),
    ...extra,
    ['Журналы', nearPath(logsDir)],
  ];
  const width = Math.max(...rows.map(([title]) => title.length)) + 3;
  return [
    '',
    `  ${styleText(['bold', 'green'], '«Полдень» работает')}  ${styleText('dim', `запуск занял ${seconds(tookMs)}`)}`,
    '',
    ...rows.map(([title, value]) => `  ${title.padEnd(width)}${value}`),
    '',
    `  ${styleText('dim', 'Остановить: Ctrl-C. Данные останутся на месте.')}`,
    '',
  ].join('\n');
}

function platformPages(origin: string): [title: string, value: string][] {
  return [
    ['Коды из СМС', link(`${origin}/dev/sms`)],
    ['Письма', link(`${origin}/dev/mail`)],
    ['Описание API', link(`${origin}/api/docs`)],
  ];
}

function link(url: string): string {
  return styleText(['cyan', 'underline'], url);
}

/** As one would type it here. */
function nearPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === '' || short.startsWith('..') ? path : short;
}
