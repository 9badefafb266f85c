import type { EventLayout } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import type { ReactNode } from 'react';
import { Container } from '../layout/container.tsx';
import { bannerPlaces } from './banner-places.ts';
import css from './event-strip.module.css';

export interface EventStripProps {
  /** Its words, or a link of these. */
  title: ReactNode;
  /** YYYY-MM-DD or ISO 8601; null while nobody has said it. */
  endsOn: string | null;
  image: { url: string; width: number; height: number; srcset: string; alt: string } | null;
  /** 'auto': the column of the page; 'full': from edge to edge; 'half': the left half of the column. */
  width: string;
  layout: EventLayout;
  /** What closes it. */
  children?: ReactNode;
}

/** An event in a slim line, as visitors see it and as the staff area shows it beforehand. */
export function EventStrip({ title, endsOn, image, width, layout, children }: EventStripProps) {
  return (
    <div className={css.strip} data-width={width}>
      <Container width={width === 'full' ? 'full' : 'page'}>
        <div
          className={css.box}
          data-picture={layout.imageLeft < layout.titleLeft ? 'first' : 'last'}
          style={bannerPlaces(layout)}
        >
          {image && (
            <img
              className={css.image}
              src={image.url}
              srcSet={image.srcset}
              sizes="4rem"
              width={image.width}
              height={image.height}
              alt={image.alt}
              decoding="async"
            />
          )}
          <p className={css.words}>
            <span className={css.title}>{title}</span>{' '}
            {endsOn !== null && (
              <span className={css.dates}>
                до&nbsp;<time dateTime={endsOn}>{formatDate(endsOn, 'long')}</time>
              </span>
            )}
          </p>
          {children}
        </div>
      </Container>
    </div>
  );
}
