import { Button, Container, useHydrated, useShellData } from '@polden/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useMatches } from 'react-router-dom';
import { useStore } from 'zustand';
import { isStaffArea } from '../staff-area.ts';
import { CONSENT_CHECK } from './consent-check.ts';
import {
  CONSENT_BACK_FIELD,
  CONSENT_FIELD,
  CONSENT_PATH,
  consentStore,
  giveConsent,
  readConsent,
  toConsent,
} from './consent.ts';
import css from './consent-notice.module.css';

/**
 * The question about cookies, above everything and in the page's flow: it covers nothing, at no size of letters. Visitors
 * share pages, so every page has it. A script hides it before the first paint from a visitor who has answered; without
 * JavaScript a style sheet from the server does.
 */
export function ConsentNotice() {
  const { settings } = useShellData();
  const matches = useMatches();
  const consent = useStore(consentStore, ({ consent }) => consent);
  useEffect(readConsent, []);
  if (!settings.cookieManifest.visible || isStaffArea(matches)) return null;
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={`${CONSENT_PATH}.css`} />
      </noscript>
      {!consent && <Question />}
    </>
  );
}

function Question() {
  const policy = useShellData().roles?.policy;
  const { pathname, search } = useLocation();
  // A script that the browser's React puts in would not run.
  const isLive = useHydrated();
  const box = useRef<HTMLElement>(null);
  const asker = useStore(consentStore, ({ asker }) => asker);
  useEffect(() => {
    if (asker) box.current?.focus();
  }, [asker]);
  return (
    <aside
      ref={box}
      tabIndex={-1}
      className={css.notice}
      aria-label="Файлы cookie"
      data-consent-notice=""
      // The early check may have hidden it by now.
      suppressHydrationWarning
    >
      {!isLive && <script dangerouslySetInnerHTML={{ __html: CONSENT_CHECK }} />}
      <Container>
        <form
          className={css.question}
          method="post"
          action={CONSENT_PATH}
          onSubmit={(event) => {
            const { submitter } = event.nativeEvent;
            const consent = toConsent(submitter?.getAttribute('value'));
            if (consent === null) return;
            event.preventDefault();
            giveConsent(consent);
            // What had the focus is about to go.
            if (asker?.isConnected) asker.focus();
            else document.getElementById('content')?.focus({ preventScroll: true });
          }}
        >
          <input type="hidden" name={CONSENT_BACK_FIELD} value={pathname + search} />
          <p className={css.text}>
            Нужные cookie помнят город и заявку. С вашего согласия добавим статистику и чат.
            {policy !== undefined && (
              <>
                {' '}
                <Link to={policy}>Подробнее</Link>
              </>
            )}
          </p>
          <div className={css.actions}>
            <Button type="submit" variant="secondary" name={CONSENT_FIELD} value="necessary">
              Только необходимые
            </Button>
            <Button type="submit" variant="secondary" name={CONSENT_FIELD} value="all">
              Принять всё
            </Button>
          </div>
        </form>
      </Container>
    </aside>
  );
}
