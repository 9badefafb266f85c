import type { DraftState } from '@polden/api-contract';
import { Button, Notice } from '@polden/ui';
import type { ContentItem } from '../../content-types/content.api.ts';
import { hasChanges } from './server-draft.ts';
import type { Newer } from './use-newer.ts';

interface NewerNoticeProps {
  item: ContentItem | null;
  /** Of the server's draft. */
  state: DraftState | null;
  newer: Newer;
  /** The form has something of its own. */
  dirty: boolean;
}

/** Somebody else has saved the item while the form was open, which goes on with what it had. */
export function NewerNotice({ item, state, newer, dirty }: NewerNoticeProps) {
  if (!newer.isThere) return null;
  const isOnSite = item?.state === 'published' && !hasChanges(state);
  return (
    <Notice tone="warning" live title={`В форме не тот текст, что ${isOnSite ? 'на сайте' : 'сохранён'}`}>
      <p>Запись изменили, пока форма была открыта.</p>
      <Button variant="secondary" onClick={newer.show}>
        {dirty ? 'Сравнить версии' : 'Показать новый текст'}
      </Button>
    </Notice>
  );
}
