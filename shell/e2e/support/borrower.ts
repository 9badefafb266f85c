import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { API_BASE_PATH, DEV_SMS_PATH, type InboxMessages } from '@polden/api-contract';
import { platform } from './platform.ts';

/** Digits of a Russian mobile number that no other test uses. */
export function freshPhone(): string {
  return `7916${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** The code of the last message to the phone. */
export async function readCode(phone: string, origin = platform.origin): Promise<string> {
  const url = `${origin}${API_BASE_PATH}${DEV_SMS_PATH}?phone=${phone}`;
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { items } = (await (await fetch(url)).json()) as InboxMessages;
      code = items[0]?.code;
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

/** Waits until React answers to what is done to the element. */
export async function untilInteractive(locator: Locator): Promise<void> {
  await expect
    .poll(() =>
      locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/** Id of the lead in the address of the page that shows how it is processed. */
export async function leadIdOf(page: Page): Promise<string> {
  await page.waitForURL(/[?&]zayavka=/);
  return new URL(page.url()).searchParams.get('zayavka') ?? '';
}

/** Ticks every consent of the form. */
export async function acceptDocuments(form: Locator): Promise<void> {
  const boxes = form.getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) await box.check();
}
