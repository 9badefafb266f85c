import { expect, type Locator, type Page } from 'playwright/test';

/** How a person works with a page. */
export interface Hand {
  page: Page;
  press: (control: Locator) => Promise<void>;
  write: (input: Locator, text: string) => Promise<void>;
  /** In a text of many parts, in place of all of it. */
  rewrite: (text: Locator, words: string) => Promise<void>;
  choose: (select: Locator, value: string) => Promise<void>;
  check: (box: Locator, isChecked: boolean) => Promise<void>;
  giveFile: (button: Locator, file: string) => Promise<void>;
}

/** No page of the staff area has more places that Tab stops at. */
const MOST_STOPS = 400;

export function mouse(page: Page): Hand {
  return {
    page,
    press: (control) => control.click(),
    write: (input, text) => input.fill(text),
    rewrite,
    choose: async (select, value) => void (await select.selectOption(value)),
    check: (box, isChecked) => box.setChecked(isChecked),
    giveFile: (button, file) => give(page, () => button.click(), file),
  };
}

/** Tab, Space, Enter, arrows and letters, and nothing else. */
export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page;
  const reach = async (control: Locator): Promise<void> => {
    await expect(control).toBeEnabled();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keys.press('Tab');
    }
    throw new Error(`Tab never stops at ${String(control)}`);
  };
  const press = async (control: Locator): Promise<void> => {
    await reach(control);
    await keys.press('Enter');
  };
  return {
    page,
    press,
    write: async (input, text) => {
      await reach(input);
      await keys.press('ControlOrMeta+a');
      await keys.type(text);
    },
    rewrite: async (text, words) => {
      await reach(text);
      await keys.press('ControlOrMeta+a');
      await keys.type(words);
    },
    choose: async (select, value) => {
      await reach(select);
      await keys.press('Home');
      for (let options = 0; options < MOST_STOPS; options += 1) {
        if ((await select.inputValue()) === value) return;
        await keys.press('ArrowDown');
      }
      throw new Error(`No arrow leads to ${value} in ${String(select)}`);
    },
    check: async (box, isChecked) => {
      await reach(box);
      if ((await box.isChecked()) !== isChecked) await keys.press('Space');
    },
    giveFile: (button, file) => give(page, () => press(button), file),
  };
}

async function rewrite(text: Locator, words: string): Promise<void> {
  await text.press('ControlOrMeta+a');
  await text.pressSequentially(words);
}

async function give(page: Page, press: () => Promise<void>, file: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await press();
  await (await asked).setFiles(file);
}
