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
 * The fields that a form would post: what was rendered, and what the person then filled in. Those that stand elsewhere and
 * name the form come first, as they do in the page.
 *
 * @param label name of the form, or the value of its field `form`
 */
export function fieldsOf({ html }: ServedPage, label: string): URLSearchParams {
  const marks = [`aria-label="${label}"`, `name="form" value="${label}"`];
  const form = html.split('<form').find((part) => marks.some((mark) => part.includes(mark))) ?? '';
  const own = form.split('</form>')[0]?.match(/<input[^>]*>/gu) ?? [];
  const id = attribute(form.split('>')[0] ?? '', 'id');
  const elsewhere = html.match(/<input[^>]*>/gu)?.filter((input) => attribute(input, 'form') === id) ?? [];
  const inputs = id === null ? own : [...elsewhere, ...own];
  const fields = new URLSearchParams();
  for (const input of inputs) {
    const name = attribute(input, 'name');
    const posted = !/ type="(checkbox|radio)"/u.test(input) || / checked/u.test(input);
    if (name !== null && posted) fields.append(name, attribute(input, 'value') ?? '');
  }
  return fields;
}

/** The same fields with something else typed into those that are seen first of their name. */
export function typedInto(fields: URLSearchParams, typed: Record<string, string>): URLSearchParams {
  const left = new Map(Object.entries(typed));
  const filled = [...fields].map(([name, value]): [string, string] => {
    const text = left.get(name) ?? value;
    left.delete(name);
    return [name, text];
  });
  return new URLSearchParams([...filled, ...left]);
}

function attribute(tag: string, name: string): string | null {
  const [, written] = new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag) ?? [];
  return written?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null;
}
