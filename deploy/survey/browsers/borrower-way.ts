import { randomInt } from 'node:crypto';
import { API_BASE_PATH, DEV_SMS_PATH, type InboxMessages } from '@polden/api-contract';
import { waitUntil } from '../../local/wait.ts';
import type { BrowserWindow } from './browser-window.ts';

const STEP_MS = 60_000;
const REQUEST = 'form[aria-label="Заявка на заём"]';
const CONFIRMATION = 'form[aria-label="Подтверждение телефона"]';
/** Given to what is found by its words, so that it can be pressed. */
const MARK = 'data-survey';

/** From the calculator to the link to the account, as a visitor goes it. Throws where the way ends. */
export async function walkAsBorrower(window: BrowserWindow, origin: string): Promise<void> {
  const until = async (what: string, expression: string) => {
    const isThere = await waitUntil(() => window.read<boolean>(`Boolean(${expression})`), STEP_MS);
    if (!isThere) throw new Error(`the borrower waits in vain for ${what}`);
  };
  const isAnswering = (selector: string) =>
    `Object.keys(document.querySelector('${selector}') ?? {}).some((key) => key.startsWith('__reactProps'))`;
  const chosenSum = `document.querySelector('${REQUEST} [name=sum]')?.value`;
  /** 7916…5: the demo CRM approves it. */
  const phone = `916${String(randomInt(1_000_000)).padStart(6, '0')}5`;

  await window.open(`${origin}/dengi-pod-zalog`);
  const slider = 'input[type=range][aria-label="Сколько нужно"]';
  await until('the calculator', isAnswering(slider));
  const before = await window.read<string>(chosenSum);
  await window.type(slider, '→');
  await until('another sum', `${chosenSum} !== ${JSON.stringify(before)}`);

  await window.type('#request-phone', phone);
  await pressAll(window, `${REQUEST} [type=checkbox]`);
  await window.press(`${REQUEST} button[value=request-code]`);

  const code = `${CONFIRMATION} [autocomplete=one-time-code]`;
  await until('the field for the code', `document.querySelector('${code}')`);
  await window.type(code, await readCode(origin, `7${phone}`));
  await pressAll(window, `${CONFIRMATION} [type=checkbox]`);
  await window.press(`${CONFIRMATION} button[type=submit]`);

  const later = `[...document.querySelectorAll('button')].find((button) => button.textContent.includes('Заполню в личном кабинете'))`;
  await until('the choice of where to go on', later);
  await window.read(`${later}.setAttribute('${MARK}', 'later')`);
  await window.press(`[${MARK}=later]`);
  await until(
    'the link to the account',
    `[...document.querySelectorAll('a')].some((link) => link.textContent.includes('Перейти в личный кабинет'))`,
  );
}

async function pressAll(window: BrowserWindow, selector: string): Promise<void> {
  const count = await window.read<number>(
    `[...document.querySelectorAll('${selector}')].map((box, at) => box.setAttribute('${MARK}', at)).length`,
  );
  for (let at = 0; at < count; at += 1) await window.press(`${selector}[${MARK}="${at}"]`);
}

async function readCode(origin: string, phone: string): Promise<string> {
  let code: string | undefined;
  await waitUntil(async () => {
    const answer = await fetch(`${origin}${API_BASE_PATH}${DEV_SMS_PATH}?phone=${phone}`);
    const { items } = (await answer.json()) as InboxMessages;
    code = items.find((message) => message.code !== '')?.code;
    return code !== undefined;
  }, STEP_MS);
  if (code === undefined) throw new Error('no code came');
  return code;
}
