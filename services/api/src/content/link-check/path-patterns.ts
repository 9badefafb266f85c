/** Patterns of paths as routes claim them, asked whether one address is of them. */
export class PathPatterns {
  private readonly exact = new Set<string>();
  /** Open patterns without what need not be there. */
  private readonly bare = new Set<string>();
  private readonly open: readonly RegExp[];

  constructor(patterns: readonly string[]) {
    const open: RegExp[] = [];
    for (const pattern of patterns.map((each) => each.toLowerCase())) {
      // The page that says that there is none.
      if (pattern === '*' || pattern === '/*') continue;
      if (/[:*?]/u.test(pattern)) {
        open.push(expressionOf(pattern));
        this.bare.add(withoutOptionalEnd(pattern));
      } else this.exact.add(pattern);
    }
    this.open = open;
  }

  get isEmpty(): boolean {
    return this.exact.size === 0 && this.open.length === 0;
  }

  /** Paths without a part that varies. */
  get fixed(): readonly string[] {
    return [...this.exact];
  }

  hasExactly(path: string): boolean {
    return this.exact.has(path);
  }

  /** Whether a page exists at the path without any content: paths with a variable part do not count. */
  hasCertainly(path: string): boolean {
    return this.exact.has(path) || this.bare.has(path);
  }

  has(path: string): boolean {
    return this.exact.has(path) || this.open.some((expression) => expression.test(path));
  }
}

function withoutOptionalEnd(pattern: string): string {
  const parts = pattern.split('/');
  while (parts.length > 1 && /^(?:.*\?|\*)$/u.test(parts.at(-1) ?? '')) parts.pop();
  return parts.join('/') || '/';
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      const optional = part.endsWith('?');
      const name = optional ? part.slice(0, -1) : part;
      const inner = name.startsWith(':') ? '/[^/]+' : `/${name.replace(/[^\w-]/gu, (sign) => `\\${sign}`)}`;
      return optional ? `(?:${inner})?` : inner;
    });
  return new RegExp(`^${parts.join('')}$`, 'u');
}
