import { RELEASES_RIGHTS } from '@polden/api-contract';
import { useState } from 'react';
import { SmallButton } from '../../controls/small-button.tsx';
import { ClosingQuestion } from '../../dialog/closing-question.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useClosing } from '../../dialog/use-closing.ts';
import { useMay } from '../../session/use-may.ts';
import { EndingPages } from '../ended-pages.tsx';
import { EnvironmentName, type Environments } from '../environment-name.tsx';
import { useOwnPart } from '../own-part.ts';
import { explained, ReasonField } from '../reason-field.tsx';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import type { Remote } from '../rules.ts';
import { useMoveHere } from '../use-move.ts';

/** Takes a live remote out of service, after a question that names the pages that go. */
export function Retire({ remote, environments }: { remote: Remote; environments: Environments }) {
  const { remote: name, stable, kind, isForStaff } = remote;
  const { mayPromote } = useOwnPart()(remote);
  const mayRetire = useMay(RELEASES_RIGHTS.retire) && mayPromote && kind !== 'shell';
  /** The version that was stable when it was asked. */
  const [asking, setAsking] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const done = () => {
    setAsking(null);
    setReason('');
    setError(undefined);
  };
  const closing = useClosing(asking !== null && reason.trim() !== '', done);
  const retire = useMoveHere(releasesApi.retire, () => `${name} снят с публикации`, done, {
    shownInDialog: true,
  });
  const confirm = async (from: string) => {
    const why = explained(reason);
    setError(why.reason === undefined ? 'Напишите, почему: причину увидят все' : undefined);
    if (why.reason !== undefined) await retire.mutateAsync({ remote: name, from, ...why });
  };
  if (mayRetire && stable !== null && isForStaff)
    return (
      <p className={css.soft}>
        На нём стоит и эта страница: отсюда его было бы не вернуть. Его снимают с публикации командой
        mfe-release retire.
      </p>
    );
  return (
    <>
      {mayRetire && stable !== null && (
        <div className={css.buttons}>
          <SmallButton about={name} onClick={() => setAsking(stable)}>
            Снять с публикации
          </SmallButton>
        </div>
      )}
      {asking !== null && (
        <ConfirmDialog
          title="Снять с публикации?"
          confirm="Снять с публикации"
          busy={retire.isPending}
          onCancel={closing.close}
          onConfirm={() => confirm(asking)}
        >
          <EnvironmentName {...environments} />
          <p>{`${name} ${asking}: посетители не получат ни одной его версии, канарейка и просмотры по ссылкам закончатся. Его адреса сможет занять другой микрофронтенд.`}</p>
          <EndingPages operation={releasesApi.retire} body={{ remote: name }} />
          <ReasonField required value={reason} onChange={setReason} hint="Это увидят все" error={error} />
          <ClosingQuestion closing={closing}>Причина ещё не сохранена.</ClosingQuestion>
        </ConfirmDialog>
      )}
    </>
  );
}
