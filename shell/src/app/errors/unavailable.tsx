import { Container, PageMeta, Unavailable as Clouds } from '@polden/ui';
import { FailedRequest } from './failed-request.tsx';
import { UNAVAILABLE_TITLE, UnavailableWords } from './plain-unavailable.tsx';
import css from './errors.module.css';

/** In place of a remote that is down or broken: says so, and how to reach the lender meanwhile. */
export function Unavailable() {
  return (
    <Container>
      <PageMeta title={UNAVAILABLE_TITLE} noindex />
      <div className={css.page} role="status">
        <Words />
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
      <PageMeta title={UNAVAILABLE_TITLE} noindex />
      <div className={css.page} role="status">
        <Words />
      </div>
    </Container>
  );
}

function Words() {
  return (
    <div>
      <UnavailableWords />
      <FailedRequest />
    </div>
  );
}
