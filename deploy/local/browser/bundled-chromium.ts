import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';
import { DATA_DIR } from '../folders.ts';
import type { Browser } from './find-browser.ts';

/** The package's own arguments switch off web security, which the tests are to see at work. */
const ARGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-webgl',
  '--font-render-hinting=none',
];

/** The Chromium of the npm package, unpacked once into the data folder together with the libraries that it may miss. */
export async function bundledChromium(): Promise<Browser> {
  const home = join(DATA_DIR, 'chromium');
  mkdirSync(home, { recursive: true });
  return inFolder(home, async () => {
    const executable = await chromium.executablePath();
    const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
    await inflate(join(packed, 'al2023.tar.br'));
    return { executable, args: ARGS, env: environment(home), origin: 'из npm-пакета @sparticuz/chromium' };
  });
}

/** The system's own libraries and fonts come first: the packed ones only fill the gaps. */
function environment(home: string): Record<string, string> {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const libraries = [
    '/lib',
    '/usr/lib',
    `/usr/lib/${machine}-linux-gnu`,
    '/usr/lib64',
    join(home, 'al2023/lib'),
  ];
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') };
  return { LD_LIBRARY_PATH: libraries.join(':'), ...fonts };
}

/** The package unpacks into the temporary folder, which another user's copy may already hold. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
