import type { ItemRemoval } from '@polden/api-contract';
import { useSession } from '@polden/session';
import { Button, Notice } from '@polden/ui';
import { useState } from 'react';
import { momentOf } from '../autosave/moment-of.ts';
import { useAdminType } from '../content-types/admin-type.tsx';
import css from './presence.module.css';
import { type PresenceState, usePresence } from './use-presence.ts';

/** «Сейчас правит Анна»: who else has the item open, and how the work passes from one to the other. */
export function PresenceBar({ itemId }: { itemId: number }) {
  const { type } = useAdminType();
  const userId = useSession(({ user }) => user?.id);
  const state = usePresence(type.name, itemId);
  const { presence, say } = state;
  if (presence === null) return null;
  if (presence.removed) return <Removed {...presence.removed} />;
  if (presence.editor === null) return null;
  if (presence.mine) {
    if (presence.asked === null) return null;
    return (
      <Notice tone="warning" live title={`${presence.asked.name}: «Можно я продолжу?»`}>
        <p>Если передать, ваш текст останется в черновике правок: его можно будет вернуть.</p>
        <div className={css.choice}>
          <Button variant="secondary" onClick={() => say('give')}>
            Передать
          </Button>
          <Button variant="quiet" onClick={() => say('keep')}>
            Пока правлю
          </Button>
        </div>
      </Notice>
    );
  }
  if (presence.editor.userId === userId)
    return <Notice live title="Вы правите это в другой вкладке или на другой машине" />;
  return <SomebodyElse {...state} editor={presence.editor} />;
}

/** Before they save, which would be refused. */
function Removed({ at, by }: ItemRemoval) {
  const known = [by, at && `в корзине с ${momentOf(at)}`].filter(Boolean).join(', ');
  return (
    <Notice tone="warning" live title="Эту запись удалили, пока вы правили">
      <p>
        {known !== '' && `${known}. `}
        Набранное цело. Чтобы не потерять его, попросите вернуть запись из корзины или нажмите «Сохранить»:
        предложим сохранить его как новую запись.
      </p>
    </Notice>
  );
}

interface SomebodyElseProps extends PresenceState {
  editor: { name: string; since: string };
}

function SomebodyElse({ presence, isGivenAway, editor, say }: SomebodyElseProps) {
  const [hasAsked, setHasAsked] = useState(false);
  const since = momentOf(editor.since);
  return (
    <Notice
      tone={isGivenAway ? 'warning' : 'info'}
      live
      title={
        isGivenAway
          ? `Правку продолжает ${editor.name}, с ${since}`
          : `Сейчас правит ${editor.name}, с ${since}`
      }
    >
      <p>
        {isGivenAway
          ? 'Ваш текст цел: он в этой форме и в черновике правок.'
          : 'Править можно и вдвоём: при сохранении правки сойдутся на одном экране.'}
      </p>
      <div className={css.choice}>
        {presence?.mayTake ? (
          <Button variant="secondary" onClick={() => say('take')}>
            Ответа нет: взять правку
          </Button>
        ) : (
          <Button
            variant="secondary"
            waits={hasAsked}
            onClick={() => {
              setHasAsked(true);
              say('ask');
            }}
          >
            {hasAsked ? 'Спросили, ждём ответа' : 'Попросить передать'}
          </Button>
        )}
      </div>
    </Notice>
  );
}
