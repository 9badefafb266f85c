import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { tied } from '../typography/tied.ts';
import { Container, type ContainerProps } from './container.tsx';
import css from './layout.module.css';

export interface SectionProps extends Pick<ContainerProps, 'width'> {
  /** For anchors. */
  id?: string;
  /** Names the section for everybody. Without one give `label`. */
  title?: ReactNode;
  lead?: ReactNode;
  label?: string;
  /** 'paper' by default; 'sunken' a tone lower; 'deep' in хвоя, always the dark theme. */
  tone?: 'paper' | 'sunken' | 'deep';
  /** 'stack': title above; 'aside': title in a column at the left from 992 px on. Default 'stack'. */
  layout?: 'stack' | 'aside';
  children: ReactNode;
}

/** A stretch of a page with a heading of the second level, opened by an hour mark. */
export function Section(props: SectionProps) {
  const { id, title, lead, label, tone = 'paper', layout = 'stack', width, children } = props;
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(css.section, css[tone])}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
    >
      <Container {...(width && { width })}>
        <div
          className={classNames(
            css.inner,
            title !== undefined && css.titled,
            layout === 'aside' && css.aside,
          )}
          data-theme={tone === 'deep' ? 'dark' : undefined}
        >
          {title && (
            <header className={css.head}>
              <h2 id={titleId}>{tied(title)}</h2>
              {lead && <p className={css.lead}>{lead}</p>}
            </header>
          )}
          <div className={css.body}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
