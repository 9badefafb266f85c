import {
  RELEASES_RIGHTS,
  type ApproveRelease,
  type PreviewLink as Link,
  type ReleaseOverview,
  type SetPreview,
} from '@polden/api-contract';
import { DataTable, Notice } from '@polden/ui';
import { useState } from 'react';
import { SmallButton } from '../../controls/small-button.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useMay } from '../../session/use-may.ts';
import { EndingPages } from '../ended-pages.tsx';
import { EnvironmentName, type Environments } from '../environment-name.tsx';
import { Moment } from '../../controls/moment.tsx';
import { actorInWords } from '../kinds.ts';
import { useOwnPart } from '../own-part.ts';
import { explained, ReasonField } from '../reason-field.tsx';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { barredVersions, isSound, obstacles } from '../rules.ts';
import { useMoveHere } from '../use-move.ts';
import { PreviewLink } from './preview-link.tsx';
import { Previews } from './previews.tsx';
import { VersionState } from './version-state.tsx';

type Remote = ReleaseOverview['remotes'][number];
type Version = Remote['versions'][number];
/**
 * The move that waits for a confirmation, with the version that was stable then: the person confirms exactly what the
 * question says.
 */
type Question = { from: string | null } & (
  { kind: 'promote'; version: string } | { kind: 'rollback'; to: string }
);

/** Every published version, and how to make it everybody's. */
export function Versions({ remote, environments }: { remote: Remote; environments: Environments }) {
  const { remote: name, stable, rollback: target, versions } = remote;
  const part = useOwnPart()(remote);
  const mayApprove = useMay(RELEASES_RIGHTS.approve) && part.mayApprove;
  const mayPromote = useMay(RELEASES_RIGHTS.promote) && part.mayPromote;
  // Links lead to the site of the registry's own environment.
  const hasPreviews =
    remote.kind !== 'shell' && !remote.retired && environments.environment === environments.environments[0];
  const mayPreview = useMay(RELEASES_RIGHTS.preview) && part.mayPromote && hasPreviews;
  const mayRollBack = useMay(RELEASES_RIGHTS.rollback) && part.mayPromote;
  const [question, setQuestion] = useState<Question | null>(null);
  const [link, setLink] = useState<Link | null>(null);
  const [reason, setReason] = useState('');
  const done = () => {
    setQuestion(null);
    setReason('');
  };
  const approve = useMoveHere(
    releasesApi.approve,
    ({ version }: ApproveRelease) => `${name} ${version} одобрена`,
  );
  const promote = useMoveHere(releasesApi.promote, () => `${name}: новая версия у всех посетителей`, done, {
    shownInDialog: true,
  });
  const rollback = useMoveHere(releasesApi.rollback, () => `${name} откатили`, done, { shownInDialog: true });
  const preview = useMoveHere(
    async (body: SetPreview) => setLink(await releasesApi.preview(body)),
    () => 'Ссылка для просмотра готова',
  );
  const barred = barredVersions(remote).find(
    ({ version }) => question?.kind === 'promote' && version === question.version,
  );
  const stopped =
    question?.kind === 'promote' && versions.find(({ version }) => version === question.version)?.stopped;
  return (
    <div className={css.sections}>
      {mayRollBack && target && (
        <div className={css.buttons}>
          <SmallButton
            about={`${name} к ${target}`}
            onClick={() => setQuestion({ kind: 'rollback', from: stable, to: target })}
          >
            Откатить
          </SmallButton>
        </div>
      )}
      {link && <PreviewLink key={link.url} link={link} />}
      <Previews remote={remote} />
      <DataTable
        caption="Версии"
        stacks
        rows={versions}
        rowKey={({ version }) => version}
        columns={[
          {
            key: 'version',
            title: 'Версия',
            cell: ({ version }: Version) => <span className={css.version}>{version}</span>,
          },
          {
            key: 'at',
            title: 'Опубликована',
            cell: ({ publishedAt }: Version) => <Moment at={publishedAt} />,
          },
          {
            key: 'state',
            title: 'Состояние',
            cell: (version: Version) => <VersionState remote={remote} version={version} />,
          },
          ...(mayPromote || mayPreview || mayApprove
            ? [
                {
                  key: 'actions',
                  title: 'Действия',
                  bare: true,
                  cell: (row: Version) => {
                    const { version, pruned, approvals } = row;
                    if (version === stable || pruned) return null;
                    const hasApproved = approvals.some(({ by }) => by === part.name);
                    return (
                      <span className={css.buttons}>
                        {mayPromote && (
                          <SmallButton
                            about={version}
                            idle={obstacles(remote, row, part.name).length > 0}
                            onClick={() => setQuestion({ kind: 'promote', from: stable, version })}
                          >
                            Выпустить
                          </SmallButton>
                        )}
                        {mayApprove && remote.policy.secondApprover && !hasApproved && (
                          <SmallButton
                            about={version}
                            busy={approve.isPending}
                            onClick={() => approve.mutate({ remote: name, version })}
                          >
                            Одобрить
                          </SmallButton>
                        )}
                        {mayPreview && isSound(row) && (
                          <SmallButton
                            about={version}
                            busy={preview.isPending}
                            onClick={() =>
                              preview.mutate({ remote: name, version, name: previewName(version) })
                            }
                          >
                            Показать по ссылке
                          </SmallButton>
                        )}
                      </span>
                    );
                  },
                },
              ]
            : []),
        ]}
      />
      {question && (
        <ConfirmDialog
          title={question.kind === 'promote' ? 'Выпустить для всех?' : 'Откатить?'}
          confirm={question.kind === 'promote' ? 'Выпустить' : 'Откатить'}
          busy={promote.isPending || rollback.isPending}
          onCancel={done}
          onConfirm={() =>
            question.kind === 'promote'
              ? promote.mutateAsync({
                  releases: [{ remote: name, version: question.version }],
                  from: [{ remote: name, version: question.from }],
                  ...explained(reason),
                })
              : rollback.mutateAsync({
                  remotes: [name],
                  ...(question.from === null ? {} : { from: [{ remote: name, version: question.from }] }),
                  ...explained(reason),
                })
          }
        >
          <EnvironmentName {...environments} />
          <p>{`${name}: ${question.from ?? '—'} → ${question.kind === 'promote' ? question.version : question.to}`}</p>
          {question.kind === 'promote' ? (
            <EndingPages
              operation={releasesApi.promote}
              body={{ releases: [{ remote: name, version: question.version }] }}
            />
          ) : (
            <EndingPages operation={releasesApi.rollback} body={{ remotes: [name] }} />
          )}
          {barred && (
            <Notice tone="warning" title="Эту версию уже откатывали">
              <p>{`${actorInWords(barred.takenBack.by)}: ${barred.takenBack.reason}`}</p>
              <p>Чтобы выпустить её снова, напишите почему: это увидят все.</p>
            </Notice>
          )}
          {stopped && (
            <Notice tone="warning" title="Эту версию остановили серверы">
              <p>{stopped.how}</p>
              <p>Чтобы выпустить её снова, напишите почему: это увидят все.</p>
            </Notice>
          )}
          <ReasonField value={reason} onChange={setReason} />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Kebab-case, as the registry wants it. */
function previewName(version: string): string {
  return `v-${version.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`.slice(0, 40);
}
