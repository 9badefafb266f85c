import { expect, type Locator } from 'playwright/test';

/** Waits until React answers to what is done to the element. */
export async function untilInteractive(locator: Locator): Promise<void> {
  await expect
    .poll(() =>
      locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/** The same of all that the locator finds; what goes away meanwhile is not waited for. */
export async function untilAllInteractive(locator: Locator): Promise<void> {
  await expect
    .poll(() =>
      locator.evaluateAll((elements) =>
        elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      ),
    )
    .toBe(true);
}

/** Follows a link once it is the router's, wherever it stands on the page: menus differ between widths. */
export async function followLink(link: Locator): Promise<void> {
  await untilInteractive(link);
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}
