import { Icon } from '@polden/ui';
import css from './filters-button.module.css';

interface FiltersButtonProps {
  /** `id` of what it unfolds. */
  controls: string;
  /** Filters that are set: shown beside the word. */
  count: number;
  unfolded: boolean;
  onToggle: () => void;
}

/** Shows and hides the filters of a list. */
export function FiltersButton({ controls, count, unfolded, onToggle }: FiltersButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-expanded={unfolded}
      aria-controls={controls}
      onClick={onToggle}
    >
      Фильтры{count > 0 && <span className={css.count}>{count}</span>}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
