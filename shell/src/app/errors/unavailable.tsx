import { Container, PageMeta, Unavailable as Clouds, useShellData } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import { FailedRequest } from './failed-request.tsx';
import css from './errors.module.css';

const TITLE = 'Раздел ненадолго закрыт';

/** In place of a remote that is down or broken: says so, and how to reach the lender meanwhile. */
export function Unavailable() {
  return (
    <Container>
      <PageMeta title={TITLE} noindex />
      <div className={css.page} role="status">
        <UnavailableWords />
        <div className={css.picture}>
          <Clouds />
        </div>
      </div>
    </Container>
  );
}

/**
 * The same without the picture, for the boundary around a remote: React renders its fallback along with every page,
 * whether it is needed or not.
 */
export function UnavailableFallback() {
  return (
    <Container>
      <PageMeta title={TITLE} noindex />
      <div className={css.page} role="status">
        <UnavailableWords />
      </div>
    </Container>
  );
}

function UnavailableWords() {
  const { brand } = useShellData();
  const { pathname, search } = useLocation();
  const [phone] = brand.phones;
  return (
    <div>
      <h1>{TITLE}</h1>
      <p className={css.lead}>
        Мы уже чиним. Обычно это занимает меньше минуты: обновите страницу
        {phone ? ' или позвоните: поможем по телефону.' : '.'}
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
      <FailedRequest />
    </div>
  );
}
