import { expect, type Page } from 'playwright/test';
import { platform } from './platform.ts';
import { buildProofRemote, type ProofRemote } from './proof-remote.ts';
import { untilEach } from './shell-process.ts';
import { watchTroubles } from './troubles.ts';

/** A remote with its version on its pages. */
export interface FlowRemote extends ProofRemote {
  /** Publishes the version and makes it live. */
  release: (version: string) => Promise<void>;
}

export const textOf = (version: string) => `Выпуск ${version}`;

/** Builds it and waits until every process of the shell serves its first version. */
export async function startFlowRemote(): Promise<FlowRemote> {
  const remote = buildProofRemote('flow');
  const release = async (version: string) => {
    await remote.publish(version, { text: textOf(version) });
    await remote.client.promote({ releases: [{ remote: remote.name, version }] });
  };
  await release('1.0.0');
  await servedByAll(remote, '1.0.0');
  return { ...remote, release };
}

/** Each process of the shell takes a version by itself. */
export function servedByAll({ path }: ProofRemote, version: string): Promise<void> {
  return untilEach(platform.origin + path, async (answer) => (await answer.text()).includes(textOf(version)));
}

/** Presses the page's button until it counts: the page is hydrated. */
export async function pressUntilCounted(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /Нажато/ });
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('Нажато 0', { timeout: 200 });
  }).toPass();
}

/**
 * Loads pages while versions are released one after another: server, scripts and what the browser shows are of one
 * version on each, and nothing complains. Answers how many versions were seen.
 */
export async function expectOneVersionAPage(
  page: Page,
  remote: FlowRemote,
  { publishes, pageLoads }: { publishes: number; pageLoads: number },
): Promise<number> {
  const progress = { published: 0 };
  const publishing = (async () => {
    for (let number = 1; number <= publishes; number += 1) {
      await remote.release(`1.0.${number}`);
      progress.published = number;
    }
  })();
  const troubles = watchTroubles(page);
  const seen = new Set<string>();
  for (let load = 0; load < pageLoads || progress.published < publishes; load += 1) {
    await page.goto(remote.path);
    await pressUntilCounted(page);
    const versions = await versionsOn(page, remote);
    expect(versions).toHaveLength(1);
    seen.add(versions[0] ?? '');
  }
  await publishing;
  expect(troubles).toEqual([]);
  expect(seen.size).toBeGreaterThan(publishes / 2);
  return seen.size;
}

/** The version that the server has rendered, the one that the scripts are of, and the one that the browser shows. */
async function versionsOn(page: Page, { name }: FlowRemote): Promise<string[]> {
  const loaded = await page.evaluate(
    (remote) =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => entry.name.match(new RegExp(`/mfe/${remote}/([^/]+)/`))?.[1] ?? []),
    name,
  );
  const shown = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Выпуск ', '');
  return [...new Set([...loaded, shown])];
}
