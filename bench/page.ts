import { originOf } from './site/ports.ts';
import { startShell } from './site/servers.ts';

/** `npm run bench:page`: the reference page, served by the production shell until Ctrl-C. */
const { api, shell } = await startShell();
const origin = originOf('shell');
console.log(`${origin}/        rendered for every request, data in memory`);
console.log(`${origin}/live    data fetched on every render`);
console.log(`${origin}/cached  page cache`);
console.log(`data: ${process.env['BENCH_API'] ?? `${originOf('api')}/{menu,products,faq}.json`}`);

const asked = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
});
await Promise.race([asked, shell.ended, api.ended]);
await Promise.all([shell.stop(), api.stop()]);
