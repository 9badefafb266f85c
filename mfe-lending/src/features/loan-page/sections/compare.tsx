import { Card, Icon, Section, type IconName } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Compare({ section: { title, lead, yes, no } }: SectionProps<'compare'>) {
  return (
    <Section title={title} lead={lead}>
      <div className={css.compare}>
        <Card tone="brand" padding="l">
          <Side {...yes} icon="check" />
        </Card>
        <Card padding="l">
          <Side {...no} icon="close" quiet />
        </Card>
      </div>
    </Section>
  );
}

interface SideProps {
  title: string;
  items: string[];
  icon: IconName;
  quiet?: boolean;
}

function Side({ title, items, icon, quiet = false }: SideProps) {
  return (
    <div className={quiet ? `${css.marked} ${css.quiet}` : css.marked}>
      <h3>{title}</h3>
      <ul role="list">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={20} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
