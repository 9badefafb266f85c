import { useShellData } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import css from './errors.module.css';

export const UNAVAILABLE_TITLE = 'Раздел ненадолго закрыт';

/** In place of what did not come, with nothing that would have to come itself. */
export function PlainUnavailable() {
  return (
    <div className={css.plain} role="status">
      <UnavailableWords />
    </div>
  );
}

/** Says so, and how to reach the lender meanwhile. */
export function UnavailableWords() {
  const { brand } = useShellData();
  const { pathname, search } = useLocation();
  const [phone] = brand.phones;
  return (
    <>
      <h1>{UNAVAILABLE_TITLE}</h1>
      <p className={css.lead}>
        Мы уже знаем о неполадке. Обновите страницу через минуту; если она не откроется,
        {phone ? ' позвоните: поможем по телефону.' : ' зайдите позже.'}
      </p>
      <p className={css.actions}>
        {/* A plain link: a full load asks the server again. */}
        <a className={css.retry} href={pathname + search}>
          Попробовать снова
        </a>
        {phone && (
          <a className={css.phone} href={`tel:${phone.tel}`}>
            {phone.title}
          </a>
        )}
      </p>
    </>
  );
}
