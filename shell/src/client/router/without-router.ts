import { follow } from '../open-document.ts';
import { sayMissingPart } from '../recovery/missing-part.ts';
import { isSiteThere, reloadOnce } from '../recovery/reload-once.ts';

/** What of the router's options is a form's. */
export interface SentForm {
  formData?: FormData | undefined;
  formMethod?: string;
  formEncType?: string;
}

/**
 * What a browser does by itself, because the code of the router did not come: follows the link, sends the form. Rejects with
 * the error when nobody is there to answer; the page stays then, and says so.
 */
export async function goWithoutRouter(
  error: unknown,
  href: string,
  { formData, ...form }: SentForm = {},
): Promise<void> {
  // What a page asks for by itself could be asked for again by the next one, and so on for ever.
  const { userActivation } = navigator as Partial<Pick<Navigator, 'userActivation'>>;
  const isAsked = userActivation?.hasBeenActive ?? false;
  if (isAsked && (await isSiteThere())) {
    if (formData) sendForm(href, formData, form);
    else follow(href);
    return;
  }
  if (!formData && (await reloadOnce(error, () => href))) return;
  sayMissingPart();
  throw error;
}

function sendForm(action: string, formData: FormData, { formMethod, formEncType }: SentForm): void {
  const form = document.createElement('form');
  form.setAttribute('action', action);
  form.setAttribute('method', formMethod ?? 'get');
  form.setAttribute('enctype', formEncType ?? '');
  form.hidden = true;
  for (const [name, value] of formData) form.append(fieldOf(name, value));
  document.body.append(form);
  // A field may have the name of the method.
  HTMLFormElement.prototype.submit.call(form);
}

function fieldOf(name: string, value: FormDataEntryValue): HTMLElement {
  const field = document.createElement('input');
  field.setAttribute('name', name);
  if (typeof value === 'string') {
    field.type = 'hidden';
    field.value = value;
    return field;
  }
  const files = new DataTransfer();
  if (value.name) files.items.add(value);
  field.type = 'file';
  field.files = files.files;
  return field;
}
