import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink, Card, Notice, Progress, Success, useShellData } from '@polden/ui';
import { clearDraft } from './loan-request.store.ts';
import { REQUEST_ANCHOR, type LeadProgress } from './request-state.ts';
import { clock } from './resend-button.tsx';
import { useLeadProgress, type WatchedLead } from './use-lead-progress.ts';
import css from './loan-request.module.css';

/** What stands in the calculator's place once a request is stored: how it is processed, then the way on. */
export function AcceptedRequest({ lead: initial }: { lead: LeadProgress }) {
  const watched = useLeadProgress(initial);
  const { status } = watched.lead;
  const section = useRef<HTMLDivElement>(null);

  useEffect(() => section.current?.focus(), [status]);
  useEffect(() => {
    if (status === 'success') clearDraft();
  }, [status]);

  return (
    <Card tone="raised" padding="l">
      <div id={REQUEST_ANCHOR} ref={section} tabIndex={-1} className={css.accepted}>
        <Outcome watched={watched} />
      </div>
    </Card>
  );
}

function Outcome({ watched: { lead, seconds, percent, late } }: { watched: WatchedLead }) {
  switch (lead.status) {
    case 'success':
      return (
        <HandOff
          link={lead.link}
          title="Заявка принята"
          text="Остался один шаг: анкета в личном кабинете. Решение увидите там же."
        />
      );
    case 'progress':
      return late ? (
        <HandOff
          link={lead.link}
          title="Заявка у нас"
          text="Проверка идёт дольше обычного, но ждать здесь не нужно: заполните анкету в личном кабинете, ответ придёт туда и в СМС."
        />
      ) : (
        <Processing seconds={seconds} percent={percent} />
      );
    case 'unreachable':
      return late ? <Unreachable /> : <Processing seconds={seconds} percent={percent} />;
    case 'gone':
      return <Gone />;
  }
}

function Processing({ seconds, percent }: { seconds: number; percent: number }) {
  return (
    <>
      <h2>Передаём заявку</h2>
      <Progress label="Обычно это занимает несколько секунд" value={percent} />
      <p className={css.live}>
        Прошло <span className={css.timer}>{clock(seconds)}</span>. Страницу можно не закрывать: она покажет
        ответ сама.
      </p>
      <noscript>
        <Again>Узнать, готово ли</Again>
      </noscript>
    </>
  );
}

function HandOff({ link, title, text }: { link: string; title: string; text: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <div className={css.picture}>
        <Success />
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={css.otherwise}>
        <ButtonLink href={link} size="l">
          Перейти в личный кабинет
        </ButtonLink>
        <Link to={pathname}>Новый расчёт</Link>
      </div>
    </>
  );
}

function Unreachable() {
  return (
    <>
      <h2>Заявка сохранена</h2>
      <Notice tone="warning">
        <p>Связь прервалась, поэтому мы не видим, готов ли ответ. Заявка не потеряется.</p>
      </Notice>
      <Again>Проверить ещё раз</Again>
    </>
  );
}

function Gone() {
  const { phones } = useShellData().brand;
  const { pathname } = useLocation();
  const [phone] = phones;
  return (
    <>
      <h2>Эта страница уже закрыта</h2>
      <p>
        Ссылка на личный кабинет живёт полчаса и открывается только там, где подтверждали телефон. Если заявка
        была отправлена, она у нас и ответ придёт в СМС.
        {phone && (
          <>
            {' '}
            Спросить о ней можно по номеру <a href={`tel:${phone.tel}`}>{phone.title}</a>.
          </>
        )}
      </p>
      <Link to={pathname}>Вернуться к расчёту</Link>
    </>
  );
}

/** The same page once more: under another address, because a browser does not load its own again for an anchor. */
function Again({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search);
  next.set(ATTEMPT_PARAM, String(Number(next.get(ATTEMPT_PARAM) ?? 1) + 1));
  return (
    <ButtonLink href={`${pathname}?${next.toString()}#${REQUEST_ANCHOR}`} variant="secondary">
      {children}
    </ButtonLink>
  );
}

const ATTEMPT_PARAM = 'raz';
