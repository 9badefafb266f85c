import { formatDate, formatRubles } from '@polden/ru';
import type { AcceptedLead } from './accepted-leads.ts';
import { type Decision, decide, isPreliminary } from './decide.ts';
import type { Behaviour } from './behaviour.ts';

const WORDS = { progress: 'решаем', approved: 'одобрено', refused: 'отказ' };
const MODES = {
  ok: 'работает',
  down: 'лежит',
  slow: 'отвечает медленно',
  lost: 'теряет ответы',
  html: 'отвечает страницей',
  truncated: 'обрывает ответы',
  busy: 'просит подождать',
  hang: 'не заканчивает ответы',
};

/** What the CRM has, as a page. */
export function leadsPage(leads: readonly AcceptedLead[], behaviour: Behaviour, now: number): string {
  const rows = leads.map((accepted) => {
    const { lead, at, keys, deliveries } = accepted;
    const cells = [
      `${formatDate(at, 'DD.MM.YYYY')}, ${formatDate(at, 'HH:mm:ss')}`,
      lead.id.slice(0, 8),
      textOf(lead['kind']),
      textOf(lead['fullName']),
      lead.phone,
      lead.requiredSum === null ? '' : formatRubles(lead.requiredSum),
      lead.revision === 2 ? 'с анкетой' : 'первый шаг',
      lead['kind'] === 'loan'
        ? decisionOn(accepted, decide(accepted, now, behaviour.delaySeconds).status)
        : '',
      `${keys.length} из ${deliveries}`,
    ];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Демо-CRM</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #1d2433; }
h1 { font-size: 1.75rem; margin-bottom: .25rem; }
p { color: #5b6478; margin-top: 0; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #dfe3ec; padding: .5rem .75rem .5rem 0; text-align: left; white-space: nowrap; }
th { color: #5b6478; font-weight: 500; font-size: .875rem; }
</style>
</head>
<body>
<h1>Демо-CRM</h1>
<p>Сейчас ${MODES[behaviour.mode]}, решает за ${behaviour.delaySeconds} с. Заявок: ${leads.length}.</p>
${leads.length === 0 ? '<p>Заявок пока нет: отправьте форму на сайте.</p>' : table(rows)}
</body>
</html>`;
}

function decisionOn({ lead }: AcceptedLead, status: Decision['status']): string {
  return status === 'approved' && isPreliminary(lead) ? 'предварительно одобрено' : WORDS[status];
}

function table(rows: readonly string[]): string {
  const head = [
    'Когда',
    'Номер',
    'Вид',
    'Имя',
    'Телефон',
    'Сумма',
    'Шаг',
    'Решение',
    'Принято из присланных',
  ];
  return `<div class="table"><table>
<thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
