import { RELEASES_RIGHTS, type ReleaseTeam } from '@polden/api-contract';
import { Checkbox, Icon, TextField } from '@polden/ui';
import { useState } from 'react';
import { SmallButton } from '../../controls/small-button.tsx';
import { useMay } from '../../session/use-may.ts';
import { InlineForm } from '../inline-form.tsx';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { useMove } from '../use-move.ts';
import { useLackingRights } from './use-lacking-rights.ts';

/** Who of the staff moves and approves the remotes of one team. */
export function Members({ team: { name: team, members } }: { team: ReleaseTeam }) {
  const mayChange = useMay(RELEASES_RIGHTS.members);
  const lackingOf = useLackingRights();
  const [login, setLogin] = useState('');
  const [mayPromote, setMayPromote] = useState(true);
  const [mayApprove, setMayApprove] = useState(false);
  const set = useMove(
    releasesApi.setMember,
    ({ login: who }) => `Права ${who} в команде ${team} изменены`,
    () => setLogin(''),
  );
  return (
    <div>
      <h3 className={css.subheading}>Люди</h3>
      {members.length === 0 && <p className={css.soft}>Выпускают и одобряют только администраторы.</p>}
      <ul className={css.plain}>
        {members.map((member) => (
          <li key={member.login} className={css.credential}>
            <span>{member.name}</span>
            <span className={css.soft}>
              {[member.mayPromote && 'выпускает', member.mayApprove && 'одобряет']
                .filter(Boolean)
                .join(' и ')}
            </span>
            {lackingOf(member) && (
              <span className={css.warn}>
                <Icon name="alert" />
                <span>{`У роли ${lackingOf(member)}`}</span>
              </span>
            )}
            {mayChange && (
              <SmallButton
                about={member.name}
                onClick={() =>
                  set.mutate({ team, login: member.login, mayPromote: false, mayApprove: false })
                }
              >
                Убрать
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <InlineForm
          action="Добавить"
          variant="secondary"
          busy={set.isPending}
          onSubmit={() => login.trim() && set.mutate({ team, login: login.trim(), mayPromote, mayApprove })}
        >
          <TextField
            id={`member-${team}`}
            name="login"
            label="Логин сотрудника"
            value={login}
            onChange={setLogin}
          />
          <Checkbox name="promote" label="Выпускает" checked={mayPromote} onChange={setMayPromote} />
          <Checkbox name="approve" label="Одобряет" checked={mayApprove} onChange={setMayApprove} />
        </InlineForm>
      )}
    </div>
  );
}
