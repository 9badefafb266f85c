import {
  CHANGE_SET_RIGHTS,
  type ChangeSet,
  DESK_PATHS,
  DESK_RIGHTS,
  type FoundItem,
} from '@polden/api-contract';
import { isDraftable } from '@polden/content-model';
import { staffHttp } from '@polden/session';
import { TextField, useDebounced } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { findAdminType } from '../content-types/admin-type.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useMay } from '../session/use-may.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';
import css from './change-sets.module.css';

const MIN_LETTERS = 3;
const REST_MS = 300;

/** Finds what the set is to take off the site. */
export function AddRemoval({ set }: { set: ChangeSet }) {
  const mayPut = useMay(CHANGE_SET_RIGHTS.put);
  const mayFind = useMay(DESK_RIGHTS.find);
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim(), REST_MS);
  const { data = [] } = useQuery({
    queryKey: ['desk', 'find', asked],
    queryFn: ({ signal }) =>
      staffHttp.get<FoundItem[]>(DESK_PATHS.find, { searchParams: { q: asked }, signal }),
    enabled: mayPut && mayFind && asked.length >= MIN_LETTERS,
  });
  const adding = useMutation({
    mutationFn: ({ type, id }: FoundItem) => changeSetsApi.put(set.id, { type, id }, true),
    meta: { failure: 'В набор не попало.' },
    onSuccess: (newer) => {
      // Another one may be looked for by now.
      if (text.trim() === asked) setText('');
      queryClient.setQueryData(CHANGE_SET_KEYS.item(set.id), newer);
    },
  });
  if (!mayPut || !mayFind) return null;
  const found = asked.length < MIN_LETTERS ? [] : data.filter((item) => mayGo(set, item));
  return (
    <section className={css.moment} aria-label="Что уйдёт с сайта">
      <TextField
        label="Снять с публикации с этим набором"
        name="removal"
        autoComplete="off"
        hint="Начните название записи, которая сейчас на сайте."
        value={text}
        onChange={setText}
      />
      <ul role="list" className={css.found}>
        {found.map((item) => (
          <li key={`${item.type}:${item.id}`} className={css.head}>
            <span>
              {item.title}
              <span className={css.soft}>{findAdminType(item.type)?.type.titles.section}</span>
            </span>
            <SmallButton
              about={`: «${item.title}»`}
              busy={adding.isPending}
              onClick={() => adding.mutate(item)}
            >
              Снять
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the site, of a type that sets know, and not in this one yet. */
function mayGo(set: ChangeSet, { type, id, state }: FoundItem): boolean {
  const admin = findAdminType(type);
  const isIn = set.items.some((item) => item.type === type && item.id === id);
  return admin !== undefined && isDraftable(admin.type) && state !== 'draft' && !isIn;
}
