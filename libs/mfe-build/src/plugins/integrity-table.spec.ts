import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack, { type Compiler } from 'webpack';
import { CompressPlugin } from './compress-plugin.ts';
import { EMPTY_TABLE, writeIntegrityTable } from './integrity-table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'integrity-table-'));
  writeFileSync(
    join(folder, 'main.js'),
    `${EMPTY_TABLE}\nglobalThis.lazy = () => [import(/* webpackChunkName: "z" */ './one.js'), import(/* webpackChunkName: "a" */ './two.js')];\n/* ${'!'.repeat(2_000)} */`,
  );
  for (const name of ['one', 'two']) writeFileSync(join(folder, `${name}.js`), `export default '${name}';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('replaces an entry of the same name and size: its compressed copies are of the same bytes', async () => {
  await build();
  const [entry = ''] = readdirSync(join(folder, 'out')).filter((file) => /^main\..*\.js$/.test(file));
  const path = join(folder, 'out', entry);
  const right = readFileSync(path);
  writeFileSync(path, Buffer.alloc(right.length, ' '));

  await build();

  expect(readFileSync(path, 'utf8')).toBe(right.toString());
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(right.toString());
});

it('names the files in the order of their names', async () => {
  await build();
  const [entry = ''] = readdirSync(join(folder, 'out')).filter((file) => /^main\..*\.js$/.test(file));
  const names = [...readFileSync(join(folder, 'out', entry), 'utf8').matchAll(/"([\w.]+\.js)":"sha384-/g)];
  expect(names.length).toBe(2);
  expect(names.map(([, name]) => name)).toEqual(names.map(([, name]) => name).sort());
});

it('has another name for other bytes, also where only what its table tells of is other', async () => {
  await build('a{}');
  await build('b{}');
  const entries = readdirSync(join(folder, 'out')).filter((file) => /^main\..*\.js$/.test(file));
  expect(entries).toHaveLength(2);
});

async function build(styles = ''): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path: join(folder, 'out'), filename: '[name].[contenthash:8].js' },
    optimization: { minimize: false },
    plugins: [{ apply: (compiler) => fillTable(compiler, styles) }, new CompressPlugin()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  expect(stats?.compilation.errors).toEqual([]);
}

/** The styles have a name that does not tell what is in them, as those of the entry have none in its code. */
function fillTable(compiler: Compiler, styles: string): void {
  const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
  compiler.hooks.thisCompilation.tap('test', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'test', stage }, () => {
      compilation.emitAsset('main.css', new compiler.webpack.sources.RawSource(styles));
      writeIntegrityTable(compilation, /^main\..*js$/);
    });
  });
}
