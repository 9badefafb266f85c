import type axe from 'axe-core';

export interface Barrier {
  /** Of the rule. */
  id: string;
  /** In Russian. */
  help: string;
  /** How many places of the page it concerns. */
  places: number;
  /** Where the first of them is, as CSS. */
  where: string;
}

export interface Barriers {
  serious: Barrier[];
  /** How many others there are, of less weight. */
  minor: number;
}

type Checked = Window & {
  axe?: typeof axe;
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScript: (text: string) => string },
    ) => { createScript: (text: string) => string };
  };
};

/**
 * What stands in somebody's way on a page of ours in a frame. The checker runs in the frame, where the page's own styles and
 * scripts are: its text comes with this call alone and is let in by the nonce of the page.
 */
export async function findBarriers(page: Checked): Promise<Barriers> {
  const [
    { default: source },
    {
      default: { rules = {} },
    },
  ] = await Promise.all([
    import(/* webpackChunkName: "accessibility" */ 'axe-core/axe.min.js'),
    import(/* webpackChunkName: "accessibility-words" */ 'axe-core/locales/ru.json'),
  ]);
  const { document } = page;
  if (!page.axe) {
    const script = document.createElement('script');
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.textContent = trusted(page, source);
    document.head.append(script);
    script.remove();
  }
  if (!page.axe) throw new Error('the page lets no checker in');
  const { violations } = await page.axe.run(document, { resultTypes: ['violations'], iframes: false });
  const isSerious = ({ impact }: axe.Result) => impact === 'serious' || impact === 'critical';
  return {
    serious: violations.filter(isSerious).map(({ id, help, nodes }) => ({
      id,
      // The checker would make functions of its words, which no page of ours lets in.
      help: rules[id]?.help ?? help,
      places: nodes.length,
      where: String(nodes[0]?.target.at(-1) ?? ''),
    })),
    minor: violations.filter((violation) => !isSerious(violation)).length,
  };
}

/** The page reports what is made a script of under no name. */
function trusted({ trustedTypes }: Checked, text: string): string {
  return trustedTypes?.createPolicy('mfe-admin', { createScript: (same) => same }).createScript(text) ?? text;
}
