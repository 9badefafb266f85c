import { Grid, Icon, type IconName } from '@polden/ui';
import css from './company.module.css';

export interface CompanyPromise {
  icon: IconName;
  title: string;
  text: string;
}

/** What somebody may count on. */
export function Promises({ items }: { items: readonly CompanyPromise[] }) {
  return (
    <Grid min="m" gap="xl">
      {items.map(({ icon, title, text }) => (
        <div key={title} className={css.promise}>
          <Icon name={icon} size={32} />
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Grid>
  );
}
