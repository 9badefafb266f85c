import type { ChangeSetStage } from '@polden/api-contract';
import css from './change-sets.module.css';

const TITLES: Record<ChangeSetStage, string> = {
  open: 'Собирается',
  scheduled: 'По расписанию',
  published: 'Опубликован',
  reverted: 'Отменён',
};

export function StageBadge({ stage, failed }: { stage: ChangeSetStage; failed: boolean }) {
  return (
    <span className={css.badge} data-stage={failed ? 'failed' : stage}>
      {failed ? 'Не вышел' : TITLES[stage]}
    </span>
  );
}
