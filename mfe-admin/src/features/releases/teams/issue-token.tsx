import type { IssuedToken } from '@polden/api-contract';
import { TextField } from '@polden/ui';
import { useState } from 'react';
import { InlineForm } from '../inline-form.tsx';
import { releasesApi } from '../releases.api.ts';
import { useMove } from '../use-move.ts';
import { Issued } from './issued.tsx';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** A new token of a team; the registry shows it this once. */
export function IssueToken({ team }: { team: string }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [issued, setIssued] = useState<IssuedToken | null>(null);
  const issue = useMove(
    async (body: { team: string; name: string }) => {
      const token = await releasesApi.issueToken(body);
      setIssued(token);
      setName((now) => (now === body.name ? '' : now));
    },
    (body) => `Токен «${body.name}» выдан`,
  );
  const submit = () => {
    if (NAME.test(name)) issue.mutate({ team, name });
    else setError('Латинские буквы, цифры и дефис, первой буква: pipeline');
  };
  return (
    <InlineForm
      action="Выдать"
      variant="secondary"
      busy={issue.isPending}
      onSubmit={submit}
      result={issued && <Issued token={issued.token} />}
    >
      <TextField
        id={`token-${team}`}
        name="token"
        label="Новый токен: для чего"
        value={name}
        error={error}
        onChange={(value) => {
          setName(value);
          setError(undefined);
        }}
      />
    </InlineForm>
  );
}
