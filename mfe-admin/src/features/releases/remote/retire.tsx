import { RELEASES_RIGHTS } from '@polden/api-contract';
import { useState } from 'react';
import { SmallButton } from '../../controls/small-button.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
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
  const { remote: name, stable, kind } = remote;
  const { mayPromote } = useOwnPart()(remote);
  const mayRetire = useMay(RELEASES_RIGHTS.retire) && mayPromote && kind !== 'shell';
  /** The version that was stable when it was asked. */
  const [asking, setAsking] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const done = () => {
    setAsking(null);
    setReason('');
  };
  const retire = useMoveHere(releasesApi.retire, () => `${name} снят с публикации`, done, {
    shownInDialog: true,
  });
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
          onCancel={done}
          onConfirm={() => retire.mutateAsync({ remote: name, from: asking, ...explained(reason) })}
        >
          <EnvironmentName {...environments} />
          <p>{`${name} ${asking}: посетители не получат ни одной его версии, канарейка и просмотры по ссылкам закончатся. Его адреса сможет занять другой микрофронтенд.`}</p>
          <EndingPages operation={releasesApi.retire} body={{ remote: name }} />
          <ReasonField value={reason} onChange={setReason} hint="Обязательно: это увидят все" />
        </ConfirmDialog>
      )}
    </>
  );
}
