import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { truncate, typeset } from '@polden/ru';
import { Picture, type PictureImage } from '@polden/ui';
import css from './story-card.module.css';

/** A lead is up to 320 characters long; side by side that is too much to read. */
const LEAD_LIMIT = 130;
const SIZES =
  '(min-width: 1340px) 397px, (min-width: 992px) 30vw, (min-width: 640px) 46vw, calc(100vw - 2rem)';

export interface StoryCardProps {
  to: string;
  title: string;
  lead: string;
  image: PictureImage | null;
  /** When, how long, by whom. */
  facts: ReactNode;
  /** On the picture: how long a film is. */
  badge?: ReactNode;
  /** On the first screen. Default false. */
  first?: boolean;
}

/** Something to read among others; the whole card is the link. */
export function StoryCard({ to, title, lead, image, facts, badge, first = false }: StoryCardProps) {
  return (
    <article className={css.card}>
      {image && (
        <div className={css.picture}>
          <Picture image={image} sizes={SIZES} ratio="wide" first={first} />
          {badge && <span className={css.badge}>{badge}</span>}
        </div>
      )}
      {facts}
      <h3 className={css.title}>
        <StoryLink to={to} title={title} />
      </h3>
      {lead && <p className={css.lead}>{typeset(truncate(lead, LEAD_LIMIT))}</p>}
    </article>
  );
}

/** The title, as a link that covers the whole card. */
export function StoryLink({ to, title }: { to: string; title: string }) {
  return (
    <Link to={to} className={css.link}>
      {typeset(title)}
    </Link>
  );
}
