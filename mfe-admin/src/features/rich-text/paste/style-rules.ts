/** Declarations by property, in lower case; of two of the same property the later one. */
type Declarations = ReadonlyMap<string, string>;

/** What an element is told by its class, its kind and itself. */
export type StyleOf = (element: Element) => Declarations;

/** How a level of a list counts, by `l0:level1`. */
export type ListRules = ReadonlyMap<string, Declarations>;

const RULE = /([^{}]+)\{([^{}]*)\}/gu;
const SIMPLE = /^(?:[a-z][a-z\d]*)?(?:\.[\w-]+)?$/iu;
const LIST_LEVEL = /^@list\s+(l\d+):level(\d+)/u;

interface StyleRules {
  styleOf: StyleOf;
  lists: ListRules;
}

/**
 * The rules that an office program puts beside what is copied: of paragraphs, cells and the levels of lists. Read before
 * the styles go, for they alone say which paragraph is a heading, which cell is bold and how a list counts.
 */
export function readStyleRules(sheets: string): StyleRules {
  const lists = new Map<string, Declarations>();
  const simple = new Map<string, Declarations>();
  for (const { selectors, declarations } of rulesOf(sheets)) {
    for (const selector of selectors) {
      const [, list, level] = LIST_LEVEL.exec(selector) ?? [];
      if (list !== undefined) lists.set(`${list}:level${level}`, declarations);
      else if (SIMPLE.test(selector)) simple.set(selector, merged(simple.get(selector), declarations));
    }
  }
  const known = new WeakMap<Element, Declarations>();
  const styleOf: StyleOf = (element) => {
    const present = known.get(element) ?? declaredFor(element, simple);
    known.set(element, present);
    return present;
  };
  return { styleOf, lists };
}

function readDeclarations(text: string): Declarations {
  const pairs = text.split(';').flatMap((each): [string, string][] => {
    const colon = each.indexOf(':');
    if (colon === -1) return [];
    return [
      [
        each.slice(0, colon).trim().toLowerCase(),
        each
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ],
    ];
  });
  return new Map(pairs);
}

function rulesOf(sheets: string): { selectors: string[]; declarations: Declarations }[] {
  const text = sheets.replace(/<!--|-->/gu, '').replace(/\/\*.*?\*\//gsu, '');
  return Array.from(text.matchAll(RULE), ([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((each) => each.trim()),
    declarations: readDeclarations(body),
  }));
}

function declaredFor(element: Element, rules: ReadonlyMap<string, Declarations>): Declarations {
  const tag = element.tagName.toLowerCase();
  const classes = Array.from(element.classList, (each) => [`.${each}`, `${tag}.${each}`]).flat();
  const own = readDeclarations(element.getAttribute('style') ?? '');
  return [tag, ...classes].map((selector) => rules.get(selector)).reduceRight(under, own);
}

/** The later one wins. */
function under(above: Declarations, below: Declarations | undefined): Declarations {
  return below ? merged(below, above) : above;
}

function merged(below: Declarations | undefined, above: Declarations): Declarations {
  return below ? new Map([...below, ...above]) : above;
}
