import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { isRoot } from '../postgres/system-user.ts';
import { StartError } from '../start-error.ts';
import { bundledChromium } from './bundled-chromium.ts';

/** A Chromium that starts on this machine. */
export interface Browser {
  executable: string;
  args: string[];
  env: Record<string, string>;
  /** Where it comes from, for people. */
  origin: string;
}

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without a window and all that belongs to one. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Looks for a Chromium that is headless and nothing else, which renders the same for less than half of the processor's time:
 * CHROMIUM_PATH, the system's, the one that came with npm ci; a whole Chromium where none of them starts. Throws StartError.
 */
export async function findHeadlessShell(): Promise<Browser> {
  if (process.env['CHROMIUM_PATH']) return findBrowser();
  const own = HEADLESS_SHELLS.flatMap(onPath).find((path) => starts(path));
  if (own) return plain(own, 'из системы');
  // It is one for Linux.
  const bundled = process.platform === 'linux' ? await bundledChromium().catch(() => null) : null;
  return bundled && starts(bundled.executable, bundled.env) ? bundled : findBrowser();
}

/**
 * Looks for a Chromium as visitors have it: CHROMIUM_PATH, the system's, Playwright's own; else installs Debian's package when root,
 * else unpacks the one that came with npm ci. Throws StartError when none of them starts.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return starts(named) ? plain(named, 'CHROMIUM_PATH') : refuse(named);
  for (const path of [...NAMES.flatMap(onPath), ...MAC_APPLICATIONS])
    if (starts(path)) return plain(path, 'из системы');
  const own = chromium.executablePath();
  if (starts(own)) return plain(own, 'установлен Playwright');
  if (installDebianPackage()) {
    const installed = onPath('chromium').find((path) => starts(path));
    if (installed) return plain(installed, 'установлен из пакета chromium');
  }
  const bundled = await bundledChromium();
  if (starts(bundled.executable, bundled.env)) return bundled;
  throw new StartError('Не нашёлся Chromium для тестов: установите его или укажите путь в CHROMIUM_PATH.');
}

/** To imitate the graphics card that a server lacks takes the time of its processor; the sandbox does not work for root. */
function plain(executable: string, origin: string): Browser {
  return { executable, origin, args: ['--disable-gpu', ...(isRoot() ? ['--no-sandbox'] : [])], env: {} };
}

function refuse(path: string): never {
  throw new StartError(`CHROMIUM_PATH=${path}: такой Chromium не запускается.`);
}

function onPath(name: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return folders.map((folder) => `${folder}/${name}`).filter((path) => existsSync(path));
}

function starts(executable: string, env: Record<string, string> = {}): boolean {
  if (!existsSync(executable)) return false;
  try {
    execFileSync(executable, ['--version'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
      timeout: 20_000,
    });
    return true;
  } catch {
    return false;
  }
}

function installDebianPackage(): boolean {
  if (!isRoot() || onPath('apt-get').length === 0) return false;
  console.log('Chromium не найден, ставлю пакет chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], {
      env,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
