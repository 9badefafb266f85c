import { TextField } from '@polden/ui';
import { useState } from 'react';
import { InlineForm } from '../inline-form.tsx';
import { releasesApi } from '../releases.api.ts';
import { useMove } from '../use-move.ts';
import { isPublicKey, NOT_A_KEY } from './public-key.ts';

/** Another key of a team: it stands beside the old ones until those are revoked. */
export function EnrolKey({ team }: { team: string }) {
  const [publicKey, setPublicKey] = useState('');
  const [error, setError] = useState<string>();
  const enrol = useMove(
    releasesApi.enrolKey,
    () => 'Ключ принят',
    () => setPublicKey(''),
  );
  const submit = () => {
    if (isPublicKey(publicKey)) enrol.mutate({ team, publicKey: publicKey.trim() });
    else setError(NOT_A_KEY);
  };
  return (
    <InlineForm action="Принять" variant="secondary" busy={enrol.isPending} onSubmit={submit}>
      <TextField
        id={`key-${team}`}
        name="key"
        label="Новый открытый ключ"
        value={publicKey}
        error={error}
        onChange={(value) => {
          setPublicKey(value);
          setError(undefined);
        }}
      />
    </InlineForm>
  );
}
