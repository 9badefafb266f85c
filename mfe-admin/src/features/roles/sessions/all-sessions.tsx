import type { StaffSession } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { NotRead } from '../../controls/not-read.tsx';
import { Select } from '../../controls/select.tsx';
import { RIGHTS_KEYS, rightsApi } from '../rights.api.ts';
import css from '../roles.module.css';
import { useChange } from '../use-change.ts';
import { SessionTable } from './session-table.tsx';

/** Sessions of all staff members, each with a button that ends it. */
export function AllSessions() {
  const selectId = useId();
  const [chosen, setChosen] = useState('');
  const read = useQuery({
    queryKey: RIGHTS_KEYS.sessions,
    queryFn: ({ signal }) => rightsApi.sessions(signal),
  });
  const ending = useChange((session: StaffSession) => rightsApi.endSession(session), {
    done: ({ user }) => `Сеанс завершён: ${user.name}`,
  });
  const endingAll = useChange((user: StaffSession['user']) => rightsApi.endSessionsOf(user), {
    done: ({ name }) => `Сеансы завершены: ${name}`,
  });
  const { data: sessions } = read;
  if (!sessions) return <NotRead of={[read]} loading="Загружаем сеансы…" failed="Сеансы не загрузились" />;
  const people = [...new Map(sessions.map(({ user }) => [user.id, user])).values()];
  const person = people.find(({ id }) => String(id) === chosen);
  return (
    <div className={css.sections}>
      <Select
        id={selectId}
        label="Чьи сеансы"
        value={person ? chosen : ''}
        options={[
          { value: '', label: 'Всех сотрудников' },
          ...people.map(({ id, name, login }) => ({ value: String(id), label: `${name} (${login})` })),
        ]}
        onChange={setChosen}
      />
      {person && (
        <div>
          <Button variant="secondary" busy={endingAll.isPending} onClick={() => endingAll.mutate(person)}>
            Завершить все сеансы сотрудника
          </Button>
        </div>
      )}
      <SessionTable
        caption="Открытые сеансы"
        withPeople
        sessions={person ? sessions.filter(({ user }) => user.id === person.id) : sessions}
        ending={ending.isPending ? ending.variables.id : undefined}
        onEnd={(session) => ending.mutate(session)}
      />
    </div>
  );
}
