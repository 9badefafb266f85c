import { expect, type Page } from 'playwright/test';
import type { FaultShell, RemoteFault } from './fault-shell.ts';
import { fastestOf, firstByteOf, type FirstByte } from './first-byte.ts';

/** One page of each remote that renders on the server. */
export const FAULT_PAGES = {
  'mfe-lending': '/dengi-pod-zalog',
  'mfe-content': '/blog',
  'mfe-investor': '/investoram',
} as const;
export type FaultyRemote = keyof typeof FAULT_PAGES;
export const FAULTY_REMOTES = Object.keys(FAULT_PAGES) as FaultyRemote[];

const SLOWER_MS = 500;
/** What the loaders of a page may take; one that hangs takes all of it. */
const LOADER_MS = 2_000;
const HEALS_MS = 10_000;

export interface FaultFigures {
  /** Milliseconds to the first byte. */
  healthyMs: number;
  faultyMs: number;
  /** Milliseconds from the good version in the map to its page. */
  healedMs: number;
}

export async function statusOf(shell: FaultShell, path: string): Promise<number> {
  return (await fetch(shell.origin + path)).status;
}

/** Puts the fault into the remote: its page says so in time, everything else works, and it heals. */
export async function expectSurvival(
  shell: FaultShell,
  page: Page,
  { remote, fault }: { remote: FaultyRemote; fault: RemoteFault },
): Promise<FaultFigures> {
  const path = FAULT_PAGES[remote];
  await expect.poll(() => statusOf(shell, path), { timeout: HEALS_MS }).toBe(200);
  const healthy = await fastestOf(3, () => firstByteOf(`${shell.origin}${path}?healthy`));

  shell.setFault(remote, fault);
  await shell.adopted();
  // A running shell goes on with the version before; only one that has nothing else meets the fault.
  if (fault !== 'endless-suspense' && fault !== 'hanging-loader') await shell.restart({ forget: true });
  const ask = () => firstByteOf(`${shell.origin}${path}?faulty`);
  await expect.poll(async () => isFallback(await ask(), fault), { timeout: HEALS_MS }).toBe(true);
  const faulty = await fastestOf(3, ask);
  const budget = SLOWER_MS + (fault === 'hanging-loader' ? LOADER_MS : 0);
  const figures = `first byte after ${faulty.ms} ms, healthy ${healthy.ms} ms`;
  expect(faulty.ms, figures).toBeLessThan(healthy.ms + budget);
  expect(faulty.text).toContain('<header');
  expect(await statusOf(shell, '/takoj-stranitsy-net')).toBe(404);
  await expectInteractive(
    page,
    shell.origin + (remote === 'mfe-lending' ? '/investoram' : '/dengi-pod-zalog'),
  );

  const healing = performance.now();
  shell.setFault(remote, null);
  await expect.poll(() => statusOf(shell, path), { timeout: HEALS_MS }).toBe(200);
  return { healthyMs: healthy.ms, faultyMs: faulty.ms, healedMs: performance.now() - healing };
}

function isFallback({ status, text }: FirstByte, fault: RemoteFault): boolean {
  // The fallback is in the page from the first byte on; the status had gone out before anybody could know.
  return status === 503 || (fault === 'endless-suspense' && text.includes('Раздел ненадолго закрыт'));
}

async function expectInteractive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const slider = page.getByRole('slider').first();
  const before = await slider.inputValue();
  await expect(async () => {
    await slider.press('ArrowRight');
    expect(await slider.inputValue()).not.toBe(before);
  }).toPass();
}
