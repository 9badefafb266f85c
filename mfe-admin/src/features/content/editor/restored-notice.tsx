import { Button, Notice } from '@polden/ui';
import { offerBack } from '../../toasts/offer-back.ts';

interface RestoredNoticeProps {
  isNew: boolean;
  onDiscard: () => void;
  /** Puts what was discarded into the form again. */
  onBack: () => void;
}

/** The form began with what this tab had kept of earlier work. */
export function RestoredNotice({ isNew, onDiscard, onBack }: RestoredNoticeProps) {
  return (
    <Notice tone="info" title="Здесь ваши несохранённые изменения из этой вкладки">
      <Button
        variant="quiet"
        onClick={() => {
          onDiscard();
          offerBack(isNew ? 'Форма очищена' : 'В форме сохранённая версия', onBack);
        }}
      >
        {isNew ? 'Очистить' : 'Вернуть сохранённую версию'}
      </Button>
    </Notice>
  );
}
