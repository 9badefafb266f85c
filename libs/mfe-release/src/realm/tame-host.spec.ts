import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/** In a process of its own: it cannot be taken back. */
function printed(code: string): unknown {
  const file = join(import.meta.dirname, 'tame-host.ts');
  const script = `import { tameHost } from ${JSON.stringify(file)}; tameHost(); tameHost(); console.log(JSON.stringify(${code}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

it('leaves no way from a function to code from strings', () => {
  const samples = '[() => 1, async () => 1, function* () {}, async function* () {}]';
  const tried = `${samples}.map((it) => { try { return typeof it.constructor('return process')() } catch (error) { return error.message } })`;
  expect(new Set(printed(tried) as string[])).toEqual(new Set(['code from strings is not allowed here']));
});

it('leaves the names by which libraries tell functions apart, and the global by which routers compile', () => {
  expect(printed(`[(async () => 1).constructor.name, new Function('return 2')()]`)).toEqual([
    'AsyncFunction',
    2,
  ]);
});

it('keeps the classes that releases construct, and the frames of errors to itself', () => {
  const patched = `(() => { try { Object.getPrototypeOf(new URL('http://a.b/')).toString = () => 'taken' } catch { return new URL('http://a.b/').toString() } })()`;
  const frames = `(() => { Error.prepareStackTrace = (_, sites) => sites; return typeof new Error('a').stack })()`;
  expect(printed(`[${patched}, ${frames}]`)).toEqual(['http://a.b/', 'string']);
});

it('fixes what all objects inherit, and lets each have its own', () => {
  const taken = `const top = Object.getPrototypeOf(Object.getPrototypeOf(new URL('http://a.b/')));
    for (const change of [() => { top.taken = 1 }, () => { top.hasOwnProperty = () => false }, () => { Promise.prototype.then = null },
      () => { Object.keys = null }]) try { change() } catch {}`;
  const own = `const own = {}; own.toString = () => 'own'; const error = new TypeError('a'); error.name = 'Own';
    function Made() {} Made.prototype.constructor = Made;`;
  const seen = `['taken' in {}, ({ a: 1 }).hasOwnProperty('a'), typeof Promise.prototype.then, typeof Object.keys, String(own),
    error.name, new Made().constructor.name]`;
  expect(printed(`(() => { ${taken} ${own} return ${seen} })()`)).toEqual([
    false,
    true,
    'function',
    'function',
    'own',
    'Own',
    'Made',
  ]);
});

it('leaves http as it is', () => {
  const asked = `await fetch(new Request('data:application/json,[1]', { signal: AbortSignal.timeout(1e3) })).then((it) => it.clone().json())`;
  expect(printed(asked)).toEqual([1]);
});
