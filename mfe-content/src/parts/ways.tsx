import { Grid, Icon, type IconName } from '@polden/ui';
import { Link } from 'react-router-dom';
import css from './ways.module.css';

export interface Way {
  icon: IconName;
  title: string;
  text: string;
  to: string;
}

/** Pages to go on to, each with a word of what is there; `min`: the narrowest place of one. */
export function Ways({ items, min = 'm' }: { items: readonly Way[]; min?: 'm' | 'l' }) {
  return (
    <Grid min={min}>
      {items.map(({ icon, title, text, to }) => (
        <Link key={to} to={to} className={css.way}>
          <Icon name={icon} size={32} />
          <span className={css.title}>{title}</span>
          <span className={css.text}>{text}</span>
        </Link>
      ))}
    </Grid>
  );
}
