import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * What is serious or critical to axe on the page as it stands.
 * @param rule of axe: only that one
 */
export async function seriousBarriers(page: Page, rule?: string): Promise<string[]> {
  // No page has a frame to look into; what is in order is not described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rule === undefined ? axe : axe.withRules(rule)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
}
