import type { FramedHead } from '../../../app/framed/framed-page.tsx';

const HEAD = /<head>([^]*?)<\/head>/u;
const TITLE = /<title[^>]*>([^<]*)<\/title>/u;
const TAG = /<(meta|link)\s([^>]*)>/gu;
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)="([^"]*)"/gu;
const STRUCTURED = /<script type="application\/ld\+json">([^<]*)<\/script>/gu;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Of what a page may say in its head; nothing here makes a browser do anything. */
const NAMES = /^(description|keywords|robots|twitter:[a-z:]+)$/u;
const PROPERTIES = /^og:[a-z_:]+$/u;

/** Head tags of a rendered page for search engines and for sharing. */
export function headOf(html: string): Omit<FramedHead, 'src'> {
  const [, head = ''] = HEAD.exec(html) ?? [];
  const tags = [...head.matchAll(TAG)].map(([, tag, text = '']) => ({ tag, of: attributes(text) }));
  const canonical = tags.find(({ tag, of }) => tag === 'link' && of['rel'] === 'canonical')?.of['href'];
  return {
    title: decoded(TITLE.exec(head)?.[1] ?? ''),
    metas: tags.flatMap(({ tag, of: { name = '', property = '', content = '' } }): FramedHead['metas'] => {
      if (tag !== 'meta') return [];
      if (NAMES.test(name)) return [{ name, content }];
      return PROPERTIES.test(property) ? [{ property, content }] : [];
    }),
    canonical: canonical?.startsWith('http') ? canonical : null,
    structured: [...html.matchAll(STRUCTURED)].map(([, json = '']) => json).filter(isJson),
  };
}

function attributes(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );
}

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
