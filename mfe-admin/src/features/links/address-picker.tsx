import { LINK_RIGHTS } from '@polden/api-contract';
import { Button, TextField, useDebounced } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMay } from '../session/use-may.ts';
import { LINK_KEYS, linksApi } from './links.api.ts';
import css from './links.module.css';

const PAUSE_MS = 200;

/** Pages of the site, items and files to choose from, unfolded on demand; nothing for those who may not look. */
export function AddressPicker({ onPick }: { onPick: (address: string) => void }) {
  const mayLook = useMay(LINK_RIGHTS.targets);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!mayLook) return null;
  return (
    <div className={css.picker}>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        Выбрать страницу или файл
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Targets
            onPick={(address) => {
              setIsOpen(false);
              onPick(address);
            }}
          />
        )}
      </div>
    </div>
  );
}

function Targets({ onPick }: { onPick: (address: string) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: LINK_KEYS.targets(search),
    queryFn: ({ signal }) => linksApi.targets(search, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={css.targets}>
      <TextField
        label="Найти на сайте"
        name="target"
        type="search"
        autoComplete="off"
        // Of no form: Enter must not save the one around it.
        form=""
        hint="Слова из заголовка, часть адреса или имя файла"
        value={typed}
        onChange={setTyped}
      />
      <p role="status" className={css.soft}>
        {isError && 'Список не загрузился.'}
        {!data && !isError && 'Ищем…'}
        {data?.length === 0 && 'Ничего не нашлось.'}
      </p>
      <ul role="list" className={css.found}>
        {data?.map(({ address, title, about }) => (
          <li key={address}>
            <button type="button" className={css.target} onClick={() => onPick(address)}>
              <span className={css.targetTitle}>{title}</span>
              <span className={css.soft}>
                {about} · {address}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
