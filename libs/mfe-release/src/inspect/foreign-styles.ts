import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss';

const COMBINATORS: Record<string, string> = {
  descendant: ' ',
  child: ' > ',
  'next-sibling': ' + ',
  'later-sibling': ' ~ ',
};

/** At-rules that name something for the whole page, which a remote has no right to. */
const PAGE_WIDE = new Set([
  'font-face',
  'font-palette-values',
  'font-feature-values',
  'property',
  'counter-style',
  'page',
  'view-transition',
  'import',
  'namespace',
]);

/**
 * What in a remote's styles would reach other code on the page: selectors without a class that begins with `scope`,
 * animations under another name, and rules for the whole page. Each as a person would write it; empty when all is well.
 * Throws SyntaxError when it is not CSS.
 */
export function foreignStyles(css: Buffer | string, scope: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      Rule: (rule: Rule) => {
        if (rule.type === 'style') {
          const selectors = rule.value.selectors.filter((selector) => !isScoped(selector, scope));
          found.push(...selectors.map(describeSelector));
        } else if (rule.type === 'keyframes') {
          const name = rule.value.name.value;
          if (!name.startsWith(scope)) found.push(`@keyframes ${name}`);
        } else if (PAGE_WIDE.has(rule.type)) found.push(`@${rule.type}`);
      },
    },
  });
  return [...new Set(found)];
}

/**
 * True when what the selector matches is an element of the scope, or inside one. A sibling of such an element may be
 * anybody's. A rule nested in another one is as far-reaching as that one.
 */
function isScoped(selector: Selector, scope: string): boolean {
  let place: 'outside' | 'own' | 'inside' = 'outside';
  for (const component of selector) {
    if (component.type !== 'combinator') {
      if (place === 'outside' && isOwn(component, scope)) place = 'own';
      continue;
    }
    const isSibling = component.value === 'next-sibling' || component.value === 'later-sibling';
    if (place === 'own') place = isSibling ? 'outside' : 'inside';
  }
  return place !== 'outside';
}

function isOwn(component: SelectorComponent, scope: string): boolean {
  if (component.type === 'nesting') return true;
  if (component.type === 'class') return component.name.startsWith(scope);
  if (component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where'))
    return component.selectors.every((inner) => isScoped(inner, scope));
  return false;
}

function describeSelector(selector: Selector): string {
  return selector.map(describeComponent).join('');
}

function describeComponent(component: SelectorComponent): string {
  switch (component.type) {
    case 'class':
      return `.${component.name}`;
    case 'id':
      return `#${component.name}`;
    case 'type':
      return component.name;
    case 'universal':
      return '*';
    case 'attribute':
      return `[${component.name}]`;
    case 'combinator':
      return COMBINATORS[component.value] ?? ` ${component.value} `;
    case 'pseudo-class':
      return `:${component.kind}`;
    case 'pseudo-element':
      return `::${component.kind}`;
    default:
      return '';
  }
}
