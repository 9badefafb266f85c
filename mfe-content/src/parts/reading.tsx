import type { ReactNode } from 'react';
import { typeset } from '@polden/ru';
import {
  type Breadcrumb,
  Breadcrumbs,
  Container,
  Picture,
  type PictureImage,
  Prose,
  usePageHeading,
} from '@polden/ui';
import type { AnchoredHtml } from './anchored-html.ts';
import { Contents } from './contents.tsx';
import css from './reading.module.css';

const PICTURE_SIZES = '(min-width: 1340px) 800px, (min-width: 992px) 60vw, calc(100vw - 2rem)';

export interface ReadingProps {
  wayUp: readonly Breadcrumb[];
  title: string;
  lead?: string;
  /** In the margin: when, how long, by whom. */
  facts?: ReactNode;
  image?: PictureImage | null;
  text: AnchoredHtml;
  /** Under the text. */
  children?: ReactNode;
}

/** One long text: its way up, what it is, its contents, and itself in a width that is good to read. */
export function Reading({ wayUp, title, lead, facts, image, text, children }: ReadingProps) {
  const heading = usePageHeading(title);
  return (
    <Container>
      <div className={css.way}>
        <Breadcrumbs items={[...wayUp]} />
      </div>
      <article className={css.article}>
        <header className={css.head}>
          <h1 className={css.title}>{typeset(heading)}</h1>
          {lead && <p className={css.lead}>{typeset(lead)}</p>}
        </header>
        {facts && <div className={css.facts}>{facts}</div>}
        <div className={css.body}>
          {image && (
            <div className={css.picture}>
              <Picture image={image} sizes={PICTURE_SIZES} first />
            </div>
          )}
          <Contents anchors={text.anchors} />
          <Prose html={text.html} />
          {children}
        </div>
      </article>
    </Container>
  );
}
