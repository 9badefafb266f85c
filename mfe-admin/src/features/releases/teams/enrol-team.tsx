import type { EnrolTeam as Enrolment } from '@polden/api-contract';
import { Card, TextField } from '@polden/ui';
import { useState } from 'react';
import { Select } from '../../controls/select.tsx';
import { InlineForm } from '../inline-form.tsx';
import { KINDS } from '../kinds.ts';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { useMove } from '../use-move.ts';
import { Issued } from './issued.tsx';
import { isPublicKey, NOT_A_KEY } from './public-key.ts';

type Kind = Enrolment['remotes'][number]['kind'];
type Errors = Partial<Record<'team' | 'remote' | 'publicKey', string>>;

const TEAM = /^[a-z][a-z0-9-]{1,39}$/;
const REMOTE = /^mfe-[a-z0-9-]{1,40}$/;
const REMOTE_KINDS = (['primary', 'essential', 'regular'] as const).map((kind) => ({
  value: kind,
  label: KINDS[kind],
}));
const EMPTY = { team: '', remote: '', publicKey: '' };

/** A new team with its first remote; its token is shown this once. */
export function EnrolTeam() {
  const [fields, setFields] = useState(EMPTY);
  const [kind, setKind] = useState<Kind>('primary');
  const [errors, setErrors] = useState<Errors>({});
  const [token, setToken] = useState<string | null>(null);
  const enrol = useMove(
    async (body: Enrolment) => {
      setToken((await releasesApi.enrolTeam(body)).token.token);
      setFields((now) => (now.team === body.team ? EMPTY : now));
    },
    ({ team }) => `Команда ${team} заведена`,
  );
  const submit = () => {
    const found = errorsOf(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { team, remote, publicKey } = fields;
    enrol.mutate({ team, remotes: [{ name: remote, kind }], publicKey: publicKey.trim() });
  };
  const field = (name: keyof typeof EMPTY) => ({
    id: `enrol-${name}`,
    name,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => {
      setFields({ ...fields, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return (
    <Card as="section">
      <h2 className={css.heading}>Новая команда</h2>
      <InlineForm
        action="Завести"
        busy={enrol.isPending}
        onSubmit={submit}
        result={token && <Issued token={token} />}
      >
        <TextField {...field('team')} label="Название команды" />
        <TextField {...field('remote')} label="Её микрофронтенд" />
        <Select
          id="enrol-kind"
          label="Насколько он нужен"
          value={kind}
          options={REMOTE_KINDS}
          onChange={(value) => setKind(value as Kind)}
        />
        <TextField {...field('publicKey')} label="Открытый ключ команды" />
      </InlineForm>
    </Card>
  );
}

function errorsOf({ team, remote, publicKey }: typeof EMPTY): Errors {
  return {
    ...(!TEAM.test(team) && { team: 'Латинские буквы, цифры и дефис, первой буква: lending' }),
    ...(!REMOTE.test(remote) && { remote: 'Начинается с mfe-, дальше латиница, цифры и дефис: mfe-lending' }),
    ...(!isPublicKey(publicKey) && { publicKey: NOT_A_KEY }),
  };
}
