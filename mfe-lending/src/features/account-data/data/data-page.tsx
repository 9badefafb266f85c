import { API_BASE_PATH, OWN_DATA_PATHS, type OwnErasure } from '@polden/api-contract';
import { Icon } from '@polden/ui';
import { useActionData, useLoaderData } from 'react-router-dom';
import { useLastRead } from '../../last-read/use-last-read.ts';
import { AccountFrame } from '../account-frame.tsx';
import type { AccountAnswer } from '../act.ts';
import css from '../account-data.module.css';
import { ErasurePart } from './erasure-part.tsx';

/** `/login/dannye`: a copy of one's data, and its erasure. */
export function Component() {
  const read = useLoaderData<OwnErasure | null>();
  const erasure = useLastRead(read, read === null);
  const answer = useActionData<AccountAnswer>();
  return (
    <AccountFrame
      page="data"
      title="Мои данные"
      lead="Всё, что хранится по вашему телефону, можно скачать, а можно попросить стереть."
      answer={answer}
      owner={erasure?.owner}
      unreachable={erasure === null}
    >
      <section className={css.part} aria-labelledby="own-copy">
        <h2 id="own-copy">Копия данных</h2>
        <p>
          Заявки с ответами и историей, согласия, подписи, отправленные сообщения, подписки и входы в кабинет.
          В файле всё названо полностью: храните его там, куда нет доступа у других.
        </p>
        <ul className={css.ways} role="list">
          {COPIES.map(({ path, label, hint }) => (
            <li key={path}>
              <span className={css.file}>
                <Icon name="document" />
                <a href={`${API_BASE_PATH}${path}`} download>
                  {label}
                </a>
                <span className={css.quiet}>{hint}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {erasure && <ErasurePart erasure={erasure} answer={answer} />}
    </AccountFrame>
  );
}

const COPIES = [
  { path: OWN_DATA_PATHS.copyPdf, label: 'Скачать PDF', hint: 'чтобы читать и печатать' },
  { path: OWN_DATA_PATHS.copy, label: 'Скачать JSON', hint: 'для других программ' },
];
