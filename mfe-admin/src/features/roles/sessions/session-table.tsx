import type { StaffSession } from '@polden/api-contract';
import { describeBrowser } from '@polden/ru';
import { type Column, DataTable } from '@polden/ui';
import { SmallButton } from '../../controls/small-button.tsx';
import { Moment } from '../../controls/moment.tsx';
import css from '../roles.module.css';

export interface SessionTableProps {
  caption: string;
  sessions: StaffSession[];
  /** Also shows the owner of each session. */
  withPeople?: boolean;
  /** Id of the session that is being ended. */
  ending: string | undefined;
  onEnd: (session: StaffSession) => void;
}

/** Open sessions, each with a way to end it; one's own of this moment ends by signing out. */
export function SessionTable({ caption, sessions, withPeople = false, ending, onEnd }: SessionTableProps) {
  const person: Column<StaffSession> = {
    key: 'person',
    title: 'Сотрудник',
    cell: ({ user }) => (
      <span className={css.stack}>
        <span className={css.strong}>{user.name}</span>
        <span className={css.soft}>{user.login}</span>
      </span>
    ),
  };
  return (
    <DataTable
      caption={caption}
      captionHidden
      stacks
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        ...(withPeople ? [person] : []),
        { key: 'browser', title: 'Браузер', cell: ({ userAgent }) => describeBrowser(userAgent) },
        { key: 'since', title: 'Вход', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { key: 'used', title: 'Обновлён', cell: ({ refreshedAt }) => <Moment at={refreshedAt} /> },
        {
          key: 'end',
          title: 'Действия',
          bare: true,
          cell: (session) =>
            session.current ? (
              'этот сеанс'
            ) : (
              <SmallButton
                about={`сеанс: ${session.user.name}, ${describeBrowser(session.userAgent)}`}
                busy={ending === session.id}
                onClick={() => onEnd(session)}
              >
                Завершить
              </SmallButton>
            ),
        },
      ]}
    />
  );
}
