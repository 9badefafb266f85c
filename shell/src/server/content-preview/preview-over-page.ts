import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';
import { escaped, standalonePage } from '../answers/standalone-page.ts';

/** What has become of the preview that somebody wanted to see. */
export type PreviewEnd = 'no longer valid' | 'not known' | 'ended';

const WORDS: Record<PreviewEnd, { title: string; advice: string }> = {
  'no longer valid': {
    title: 'Ссылка на предварительный просмотр больше не действует',
    advice:
      'Её срок вышел, её отозвали, или адрес скопирован не целиком. Попросите новую у того, кто её прислал.',
  },
  'not known': {
    title: 'Предварительный просмотр пока не открывается',
    advice:
      'Сейчас не получилось проверить ссылку. С ней всё может быть в порядке: откройте её ещё раз через минуту.',
  },
  ended: {
    title: 'Предварительный просмотр окончен',
    advice:
      'Ссылку отозвали, или её срок вышел. Здесь был неопубликованный вид страницы; на сайте её может ещё не быть. Если просмотр нужен, попросите новую ссылку.',
  },
};

/** The page loads nothing else: it depends on no release. The colours are those of libs/ui. */
const STYLE = `
:root { color-scheme: light dark; }
body {
  display: grid;
  place-items: center;
  margin: 0;
  min-height: 100vh;
  background: light-dark(#faf7f0, #0f2422);
  color: light-dark(#14261f, #f2ecdf);
  font: 1.0625rem / 1.5 'Golos Text', 'Golos UI', 'Segoe UI', Roboto, Arial, sans-serif;
}
main {
  box-sizing: border-box;
  margin: 1rem;
  border-top: 4px solid light-dark(#f4a81d, #f6b441);
  padding: 2rem;
  max-width: 40rem;
  background: light-dark(#fffdf8, #15302d);
}
p { margin: 0 0 1rem; color: light-dark(#50605a, #b4c4be); }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
a { color: light-dark(#0f4f4b, #93d3c6); }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const PREVIEW_OVER_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  // The desk shows previews in a frame.
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'self'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/** `address`: of this site, where it may be looked at as visitors see it; null where there is none. */
export function previewOverPage(end: PreviewEnd, address: string | null): string {
  const { title, advice } = WORDS[end];
  const asVisitors =
    address === null
      ? ''
      : `<a href="${escaped(address)}">Открыть эту страницу, как её видят посетители</a> или `;
  return standalonePage({
    title,
    style: STYLE,
    body: `<p>${advice}</p>
      <p>${asVisitors}<a href="/">${address === null ? 'На главную' : 'перейти на главную'}</a></p>`,
  });
}
