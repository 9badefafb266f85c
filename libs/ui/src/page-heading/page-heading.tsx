import type { ReactNode } from 'react';
import { tieShortWords } from '@polden/ru';
import { classNames } from '../class-names.ts';
import { usePageRule } from '../page-meta/page-rule.ts';
import { Filled, fillPlaceholders } from '../page-meta/placeholders.ts';
import { useShellData } from '../shell-data/use-shell-data.ts';
import css from './page-heading.module.css';

export interface PageHeadingProps {
  /** Gives way to the heading that editors have ruled for the page. A text may hold `[[year]]`, `{city}` and `{where}`. */
  title: ReactNode;
  lead?: ReactNode;
  /** 'display' for the first screen of a landing page. Default 'page'. */
  size?: 'page' | 'display';
  /** Under the lead: actions, facts. */
  children?: ReactNode;
}

/** The one h1 of a page. */
export function PageHeading({ title, lead, size = 'page', children }: PageHeadingProps) {
  const shown = usePageRule()?.heading || title;
  return (
    <div className={classNames(css.heading, css[size])}>
      <h1>{typeof shown === 'string' ? words(shown) : shown}</h1>
      {lead && <p className={css.lead}>{typeof lead === 'string' ? filled(lead) : lead}</p>}
      {children}
    </div>
  );
}

const PLACEHOLDER = /[{[]/u;

/** Not every heading stands under the shell: only one with placeholders asks for it. */
function filled(text: string): ReactNode {
  return PLACEHOLDER.test(text) ? <Filled text={text} /> : text;
}

function words(text: string): ReactNode {
  return PLACEHOLDER.test(text) ? <FilledWords text={text} /> : unbroken(text);
}

function FilledWords({ text }: { text: string }) {
  return unbroken(fillPlaceholders(text, useShellData()));
}

const HYPHENATED = /(\p{L}+(?:-\p{L}+)+)/u;

/** In letters this large a short word is not to hang at a line's end, nor «Санкт-Петербург» to be torn at its hyphen. */
function unbroken(heading: string): ReactNode {
  const text = tieShortWords(heading);
  const parts = text.split(HYPHENATED);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // Every second one is such a word, and all keep their places.
    <span key={index} className={index % 2 === 1 ? css.whole : undefined}>
      {part}
    </span>
  ));
}
