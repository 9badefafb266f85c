import { KINDS, type Shot } from './shot-kinds.ts';

/** HTML that shows all shots beside each other, one page a row. */
export function contactSheet(origin: string, shots: readonly Shot[]): string {
  const rows = [...new Set(shots.map(({ path }) => path))].map((path) => {
    const cells = KINDS.map((kind) => {
      const shot = shots.find((taken) => taken.path === path && taken.kind === kind);
      const file = shot ? encodeURI(shot.file) : '';
      return shot
        ? `<td><a href="${file}"><img src="${file}" loading="lazy" alt="${kind}"></a></td>`
        : '<td></td>';
    });
    return `<tr><th scope="row"><a href="${origin}${encodeURI(path)}">${path}</a></th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<title>Страницы сайта</title>
<style>
  body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: #ddd; }
  th { position: sticky; left: 0; max-width: 200px; padding: 8px; overflow-wrap: anywhere; text-align: left; background: #ddd; }
  thead th { top: 0; z-index: 1; }
  td { vertical-align: top; padding: 4px; }
  td a { display: block; width: 200px; max-height: 420px; overflow: hidden; }
  img { display: block; width: 100%; }
</style>
<table>
<thead><tr><th>Страница</th>${KINDS.map((kind) => `<th>${kind}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
`;
}
