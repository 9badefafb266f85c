import { Card, Icon, type CardProps } from '@polden/ui';
import css from './sections.module.css';

const ICONS = { good: 'check', bad: 'close', other: 'dot' } as const;

export interface MarkedListProps extends Pick<CardProps, 'tone'> {
  title: string;
  items: string[];
  /** What the marks say: taken, not taken, or neither. */
  marks: keyof typeof ICONS;
}

/** A sheet with a list; all its lines have the same mark. */
export function MarkedList({ title, items, marks, tone = 'flat' }: MarkedListProps) {
  return (
    <Card padding="l" tone={tone}>
      <div className={marks === 'good' ? css.marked : `${css.marked} ${css.quiet}`}>
        <h3>{title}</h3>
        <ul role="list">
          {items.map((item) => (
            <li key={item}>
              <Icon name={ICONS[marks]} size={20} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
