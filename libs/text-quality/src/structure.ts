import type { Finding, TextContent } from './text.ts';

const LONG_HEADING = 90;
const LONG_TEXT = 1800;

/** The order of headings, and pictures without words. */
export function checkStructure({ blocks, pictures }: TextContent): Finding[] {
  const findings: Finding[] = [];
  let level = 1;
  let letters = 0;
  for (const [block, { text, level: own }] of blocks.entries()) {
    letters += text.length;
    if (own === null) continue;
    const place = { group: 'structure', block, start: 0, end: text.length } as const;
    if (text.trim() === '')
      findings.push({
        ...place,
        severity: 'error',
        message: 'Пустой заголовок',
        cure: 'Напишите его или сотрите строку.',
      });
    else if (own > level + 1)
      findings.push({
        ...place,
        severity: 'warning',
        message: `Уровень заголовка пропущен: после H${level} сразу H${own}`,
        cure: `Сделайте этот заголовок уровня H${level + 1}: так его поймут те, кто слушает страницу.`,
      });
    if (text.length > LONG_HEADING)
      findings.push({
        ...place,
        severity: 'hint',
        message: `Длинный заголовок: ${text.length} знаков`,
        cure: 'Хватит одной мысли; подробности — в тексте под ним.',
      });
    level = own;
  }
  if (letters > LONG_TEXT && blocks.every(({ level: own }) => own === null))
    findings.push({
      group: 'structure',
      severity: 'hint',
      message: 'Длинный текст без заголовков',
      cure: 'Разбейте его на части с заголовками: из них получится содержание страницы.',
    });
  for (const [picture, { alt }] of pictures.entries())
    if (alt.trim() === '')
      findings.push({
        group: 'structure',
        severity: 'warning',
        picture,
        message: 'У картинки нет описания',
        cure: 'Напишите, что на ней видно. Пустым описание бывает лишь у украшений.',
      });
  return findings;
}
