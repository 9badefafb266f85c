import type { ReleaseTeam } from '@polden/api-contract';
import { Card, Notice } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotRead } from '../../controls/not-read.tsx';
import { SmallButton } from '../../controls/small-button.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { Moment } from '../../controls/moment.tsx';
import { RELEASE_KEYS, releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { useMove } from '../use-move.ts';
import { EnrolKey } from './enrol-key.tsx';
import { EnrolTeam } from './enrol-team.tsx';
import { IssueToken } from './issue-token.tsx';
import { Members } from './members.tsx';

type Revocation = { team: string; what: string; run: () => Promise<unknown> };

/** Who releases what, with which keys and tokens. */
export function Teams() {
  const [revocation, setRevocation] = useState<Revocation | null>(null);
  const read = useQuery({
    queryKey: RELEASE_KEYS.teams,
    queryFn: ({ signal }) => releasesApi.teams(signal),
  });
  const done = () => setRevocation(null);
  const revokeKey = useMove(releasesApi.revokeKey, ({ keyId }) => `Ключ ${keyId} отозван`, done, {
    shownInDialog: true,
  });
  const revokeToken = useMove(releasesApi.revokeToken, ({ name }) => `Токен «${name}» отозван`, done, {
    shownInDialog: true,
  });
  const { data: teams } = read;
  if (!teams) return <NotRead of={[read]} loading="Загружаем команды…" failed="Команды не загрузились" />;
  return (
    <div className={css.sections}>
      {teams.map((team) => (
        <Card key={team.name} as="section">
          <h2 className={css.heading}>{team.name}</h2>
          <p className={css.soft}>
            {team.remotes.map(({ name }) => name).join(', ') || 'микрофронтендов нет'}
          </p>
          <Credentials
            team={team}
            onRevokeKey={(keyId) =>
              setRevocation({
                team: team.name,
                what: `ключ ${keyId}`,
                run: () => revokeKey.mutateAsync({ team: team.name, keyId }),
              })
            }
            onRevokeToken={(name) =>
              setRevocation({
                team: team.name,
                what: `токен «${name}»`,
                run: () => revokeToken.mutateAsync({ team: team.name, name }),
              })
            }
          />
          <Members team={team} />
          <EnrolKey team={team.name} />
          <IssueToken team={team.name} />
        </Card>
      ))}
      {teams.length === 0 && <Notice title="Команд пока нет">Заведите первую.</Notice>}
      <EnrolTeam />
      {revocation && (
        <ConfirmDialog
          title={`Отозвать ${revocation.what}?`}
          confirm="Отозвать"
          busy={revokeKey.isPending || revokeToken.isPending}
          onCancel={done}
          onConfirm={revocation.run}
        >
          <p>{`Команда ${revocation.team} сразу потеряет его. Что им подписано или выпущено, остаётся.`}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface CredentialsProps {
  team: ReleaseTeam;
  onRevokeKey: (keyId: string) => void;
  onRevokeToken: (name: string) => void;
}

function Credentials({ team, onRevokeKey, onRevokeToken }: CredentialsProps) {
  return (
    <div className={css.columns}>
      <div>
        <h3 className={css.subheading}>Ключи подписи</h3>
        <ul className={css.plain}>
          {team.keys.map(({ keyId, enrolledAt, revokedAt }) => (
            <li key={keyId} className={css.credential}>
              <code>{keyId}</code>
              <span className={css.soft}>
                {revokedAt ? 'отозван ' : 'с '}
                <Moment at={revokedAt ?? enrolledAt} />
              </span>
              {revokedAt === null && (
                <SmallButton about={`ключ ${keyId}`} onClick={() => onRevokeKey(keyId)}>
                  Отозвать
                </SmallButton>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={css.subheading}>Токены</h3>
        <ul className={css.plain}>
          {team.tokens.map(({ name, lastUsedAt, revokedAt }) => (
            <li key={name} className={css.credential}>
              <code>{name}</code>
              <span className={css.soft}>
                {revokedAt ? 'отозван ' : lastUsedAt ? 'использован ' : 'не использован'}
                {(revokedAt ?? lastUsedAt) && <Moment at={revokedAt ?? lastUsedAt} />}
              </span>
              {revokedAt === null && (
                <SmallButton about={`токен ${name}`} onClick={() => onRevokeToken(name)}>
                  Отозвать
                </SmallButton>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
