import { Grid, Icon, Section, useIsThere } from '@polden/ui';
import { Link } from 'react-router-dom';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Links({ section: { title, lead, items } }: SectionProps<'links'>) {
  const isThere = useIsThere();
  const ways = items.filter(({ to }) => isThere(to));
  return (
    <Section title={title} lead={lead}>
      <Grid min="l">
        {ways.map(({ to, icon, title: name, text }) => (
          <Link key={to} to={to} className={css.way}>
            <Icon name={icon} size={32} />
            <span className={css.wayTitle}>{name}</span>
            <span className={css.wayText}>{text}</span>
          </Link>
        ))}
      </Grid>
    </Section>
  );
}
