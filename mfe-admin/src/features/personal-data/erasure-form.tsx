import { PERSONAL_DATA_RIGHTS, type ErasureDone, type Person } from '@polden/api-contract';
import { Notice, Stack, TextField } from '@polden/ui';
import { useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { EntryForm } from '../forms/entry-form.tsx';
import { useMay } from '../session/use-may.ts';
import { ErasureStep } from './erasure-step.tsx';
import { FoundList } from './found-list.tsx';
import { personalDataApi } from './personal-data.api.ts';

/** Search for a person, the data found, and its erasure. */
export function ErasureForm() {
  const mayErase = useMay(PERSONAL_DATA_RIGHTS.erase);
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [done, setDone] = useState<ErasureDone | null>(null);
  const search = useMutation({ mutationFn: (person: Person) => personalDataApi.find(person) });
  const person = { ...(phone !== '' && { phone }), ...(email !== '' && { email }) };
  /** A change of the query clears the former result. */
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    search.reset();
  };
  return (
    <Stack gap="l">
      <EntryForm
        title="Поиск человека"
        save="Найти"
        busy={search.isPending}
        error={search.error}
        fields={['phone', 'email']}
        onSubmit={() => {
          setDone(null);
          search.mutate(person);
        }}
      >
        {(field) => (
          <>
            <TextField
              {...field('phone')}
              label="Телефон"
              name="phone"
              type="tel"
              value={phone}
              onChange={typed(setPhone)}
            />
            <TextField
              {...field('email')}
              label="Почта"
              name="email"
              type="email"
              hint="Можно указать и то и другое: найдётся всё, где есть хоть что-то одно"
              value={email}
              onChange={typed(setEmail)}
            />
          </>
        )}
      </EntryForm>
      <FoundList found={search.data}>
        {mayErase && (
          <ErasureStep
            person={person}
            onDone={(proof) => {
              search.reset();
              setDone(proof);
            }}
          />
        )}
      </FoundList>
      {done && <Erased {...done} />}
    </Stack>
  );
}

function Erased({ id, digest, inCrm }: ErasureDone) {
  return (
    <Notice tone="success" title="Стёрто">
      <p>
        Доказательство {id}, отпечаток {digest}.
      </p>
      {inCrm > 0 && <p>Часть заявок есть или может быть в CRM ({inCrm}): сотрите их и там.</p>}
    </Notice>
  );
}
