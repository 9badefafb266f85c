import type { Page } from 'playwright/test';

/** Pages that no remote lists: those of the shell. */
const OF_SHELL = ['/podpiska', '/gorod'];
/** Pages that are read at one time. */
const AT_ONCE = 6;
/** Pages of one route have the same forms; a vacancy or an office may be without. */
const PAGES_OF_A_ROUTE = 3;

/** A page for each kind of form of the site: two forms are of one kind when their fields are the same. */
export async function pagesWithForms(page: Page): Promise<string[]> {
  await page.goto('/');
  return page.evaluate(
    async ({ ofShell, atOnce, ofRoute }) => {
      const routes = window.__BOOT__.remotes
        .filter(({ name }) => name !== 'mfe-admin')
        .flatMap((remote) => remote.routes.map(({ path }) => path));
      const plain = routes.filter((path) => !/[:*{]/u.test(path));
      const patterns = routes
        .filter((path) => !plain.includes(path))
        .map((path) => new URLPattern({ pathname: path }));
      const map = await (await fetch('/sitemap.xml')).text();
      const parts = [...map.matchAll(/<sitemap>\s*<loc>([^<]+)/gu)].map(
        ([, url]) => new URL(url ?? '').pathname,
      );
      const files =
        parts.length > 0 ? await Promise.all(parts.map(async (part) => (await fetch(part)).text())) : [map];
      const listed = files.flatMap((file) =>
        [...file.matchAll(/<url>\s*<loc>([^<]+)/gu)].map(([, url]) => new URL(url ?? '').pathname),
      );
      const kinds = new Map<string, string>();
      const seen = new Map<URLPattern, number>();
      const some = listed.filter((pathname) => {
        const pattern = patterns.find((each) => each.test({ pathname }));
        if (!pattern) return true;
        const count = (seen.get(pattern) ?? 0) + 1;
        seen.set(pattern, count);
        return count <= ofRoute;
      });
      const paths = [...new Set([...plain, ...ofShell, ...some])];
      const readHtml = async (path: string) => {
        const answer = await fetch(path);
        // A page that is away for a moment would be a form that nobody has tried.
        if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
        return answer.ok ? answer.text() : '';
      };
      for (let from = 0; from < paths.length; from += atOnce) {
        const read = paths.slice(from, from + atOnce);
        for (const [at, body] of (await Promise.all(read.map(readHtml))).entries()) {
          const html = new DOMParser().parseFromString(body, 'text/html');
          for (const form of html.forms) {
            if (form.closest('noscript')) continue;
            const fields = [...form.elements].map((field) =>
              ['name', 'type', 'role'].map((name) => field.getAttribute(name) ?? '').join(':'),
            );
            const kind = [...new Set(fields)].sort().join(' ');
            if (!kinds.has(kind)) kinds.set(kind, read[at] ?? '');
          }
        }
      }
      return [...new Set(kinds.values())];
    },
    { ofShell: OF_SHELL, atOnce: AT_ONCE, ofRoute: PAGES_OF_A_ROUTE },
  );
}

/** Keeps the scripts of the page back until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() === 'script') await held;
      await route.fallback();
    },
  );
  return () => release();
}

/** Every form of the page as it is filled in: what stands in each control, and what each slider shows. */
export type FilledForms = Record<string, string>;

/** Fills in everything that can be seen, each control with something else than it had. */
export function fillEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLInputElement>('form input, form select, form textarea'),
    ];
    for (const control of controls) {
      if (['hidden', 'range', 'file'].includes(control.type) || control.closest('noscript')) continue;
      if (control.type === 'radio') {
        const group = controls.filter(({ form, name }) => form === control.form && name === control.name);
        if (control === group.findLast(({ defaultChecked }) => !defaultChecked)) control.checked = true;
      } else if (control.type === 'checkbox') {
        control.checked = !control.defaultChecked;
      } else if (control.tagName === 'SELECT') {
        const { options } = control as unknown as HTMLSelectElement;
        control.value = [...options].findLast(({ disabled }) => !disabled)?.value ?? '';
      } else {
        control.value = typedInto(control);
      }
    }

    function typedInto(control: HTMLInputElement): string {
      const near = control.parentElement?.parentElement?.querySelector<HTMLInputElement>('[type=range]');
      // Of a slider that has halts of its own the bounds are numbers of halts.
      if (near && near.max.length > 1 && control.name === 'sum' && Number(near.max) < 1_000) return '5000000';
      if (near) return haltOf(near, control.defaultValue.replace(/\D/gu, ''));
      if (control.type === 'tel') return '89160000001';
      if (control.type === 'email') return 'anna@example.ru';
      return control.inputMode === 'numeric' || control.inputMode === 'decimal' ? '123456' : 'Проверка';
    }

    /** About the middle of a slider, at one of its steps: a term between them is no term of the product. */
    function haltOf({ min, max, step }: HTMLInputElement, before: string): string {
      const middle = Math.floor((Number(max) - Number(min)) / Number(step) / 2);
      const halts = [middle, middle + 1].map((steps) => String(Number(min) + steps * Number(step)));
      return halts.find((halt) => halt !== before) ?? before;
    }
  });
}

/** Digits alone where a mask writes between them. Forms of nothing but buttons come and go with what is looked for. */
export function readForms(page: Page): Promise<FilledForms> {
  return page.evaluate(() => {
    const filled: Record<string, string> = {};
    const isFilled = (control: HTMLInputElement) =>
      !['hidden', 'range', 'file'].includes(control.type) && !control.closest('noscript');
    // Where they stand: before the scripts come another form may post them.
    const forms = [...document.forms]
      .map((form) => [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(isFilled))
      .filter((controls) => controls.length > 0);
    forms.forEach((controls, at) => {
      for (const control of controls) {
        const box = control.type === 'checkbox' || control.type === 'radio';
        const key = [at, control.name, box ? control.value : ''].join(' ');
        const numeric = control.type === 'tel' || ['numeric', 'decimal'].includes(control.inputMode);
        const digits = control.value.replace(/\D/gu, '').replace(/^8(?=\d{10}$)/u, '7');
        filled[key] = box ? String(control.checked) : numeric ? digits : control.value;
      }
    });
    return filled;
  });
}
