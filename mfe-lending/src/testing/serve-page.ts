import type { ShellCity } from '@polden/mfe-contract';
import { pageServer, type ServedPage } from '@polden/ui/testing/serve-page';
import { routes } from '../remote.tsx';
import { SHELL_DATA } from './lender-data.ts';

const main = pageServer(routes, () => SHELL_DATA);

export type { ServedPage };

/** A request without JavaScript, answered as a shell would. On the main site unless a city is given. */
export function servePage(
  path: string,
  form?: URLSearchParams,
  city?: Partial<ShellCity>,
): Promise<ServedPage> {
  if (!city) return main(path, form);
  return pageServer(routes, () => ({ ...SHELL_DATA, city: { ...SHELL_DATA.city, ...city } }))(path, form);
}

/**
 * The fields that a form would post: what was rendered, and what the person then filled in.
 *
 * @param label name of the form, or the value of its field `form`
 */
export function fieldsOf({ html }: ServedPage, label: string): URLSearchParams {
  const marks = [`aria-label="${label}"`, `name="form" value="${label}"`];
  const form = html.split('<form').find((part) => marks.some((mark) => part.includes(mark))) ?? '';
  const inputs = form.split('</form>')[0]?.match(/<input[^>]*>/gu) ?? [];
  const fields = new URLSearchParams();
  for (const input of inputs) {
    const name = attribute(input, 'name');
    const posted = attribute(input, 'type') !== 'checkbox' || input.includes('checked');
    if (name !== null && posted) fields.append(name, attribute(input, 'value') ?? '');
  }
  return fields;
}

function attribute(tag: string, name: string): string | null {
  const [, written] = new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag) ?? [];
  return written?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null;
}
