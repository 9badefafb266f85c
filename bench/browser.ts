import { resolve } from 'node:path';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { backAndForward } from './measure/back-forward.ts';
import { measureInBrowser } from './measure/browser-table.ts';
import { phoneTable } from './measure/phone-table.ts';
import { originOf } from './site/ports.ts';
import { startPeer, startShell } from './site/servers.ts';

/**
 * `npm run bench:browser [-- --loads 9 --base <folder shell of another checkout, built>]`: the reference page on a phone, beside
 * plain react-dom, and beside the same page of another checkout. All are opened in turn.
 */
const { values } = parseArgs({
  options: { base: { type: 'string' }, loads: { type: 'string', default: '9' } },
});
const { api, shell, base } = await startShell(
  [],
  values.base === undefined ? {} : { baseFolder: resolve(values.base) },
);
const servers = [shell, api, ...(base ? [base] : [])];
try {
  const plain = await startPeer('plain');
  servers.push(plain);
  const pages = [
    { id: 'plain', title: 'react-dom/server', url: `${originOf('plain')}/` },
    ...(base ? [{ id: 'base', title: 'the other checkout /', url: `${originOf('base')}/` }] : []),
    { id: 'shell', title: 'shell /', url: `${originOf('shell')}/` },
    { id: 'cached', title: 'shell /cached', url: `${originOf('shell')}/cached` },
  ];
  console.log(phoneTable(await measureInBrowser(pages, Number(values.loads))));
  for (const path of ['/cached', '/']) {
    const { isKept, why } = await backAndForward(originOf('shell') + path, `${originOf('shell')}/live`);
    console.log(`\nback to ${path}: ${isKept ? 'as it was' : `loaded anew (${why.join(', ')})`}`);
  }
  console.log(`\nload average ${loadavg()[0]?.toFixed(1) ?? '?'} at the end`);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}
