import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LEAD_STAGE_WORDS, leadNumber, type LeadProgress, type LeadStage } from '@polden/api-contract';
import { ButtonLink, CallUs, Card, clock, Notice, Progress, Success } from '@polden/ui';
import { LeadOfferFacts } from '../lead-offer/lead-offer.tsx';
import { stageTitle } from '../lead-offer/stage-title.ts';
import { signingPath } from '../phone-entry/signing.ts';
import { ContinueRequest } from './continue-request.tsx';
import { clearDraftOf, closeDraftOf, reopenFirstForm, useDraft } from './loan-request.store.ts';
import { RefusedRequest } from './refused-request.tsx';
import { REQUEST_ANCHOR } from '../calculator/anchor.ts';
import type { ShownRequest } from './request-state.ts';
import { useLeadProgress, type WatchedRequest } from './use-lead-progress.ts';
import css from './loan-request.module.css';

/** What stands in the calculator's place once a request is stored: how it is processed, then the way on. */
export function AcceptedRequest({ lead: initial }: { lead: ShownRequest }) {
  const watched = useLeadProgress(initial);
  const { leadId, status } = watched.outcome;
  const section = useRef<HTMLDivElement>(null);

  useEffect(() => section.current?.focus(), [status]);
  useEffect(() => closeDraftOf(leadId), [leadId]);
  const asks = status === 'success' && watched.outcome.unfinished !== null;
  useEffect(() => {
    if (status === 'success' || status === 'fail') clearDraftOf(leadId, asks);
    if (status === 'gone') reopenFirstForm(leadId);
  }, [leadId, status, asks]);

  return (
    <Card tone="raised" padding="l">
      <div id={REQUEST_ANCHOR} ref={section} tabIndex={-1} className={css.accepted}>
        {initial.notTaken && status !== 'fail' && status !== 'gone' && (
          <Notice tone="warning">
            <p>
              {initial.notTaken} <CallUs />
            </p>
            <Link to="/login/dannye">Прочитать первую анкету</Link>
          </Notice>
        )}
        <Outcome watched={watched} />
        {status !== 'gone' && <p className={css.fine}>Номер заявки: {leadNumber(leadId)}</p>}
      </div>
    </Card>
  );
}

function Outcome({ watched: { outcome, seconds, late } }: { watched: WatchedRequest }) {
  switch (outcome.status) {
    case 'success':
      return <HandOff {...outcome} />;
    case 'progress':
      return late ? <Later /> : <Processing {...outcome} />;
    case 'fail':
      return outcome.stage === 'refused' ? (
        <RefusedRequest offers={outcome.offers} />
      ) : (
        <Ended stage={outcome.stage} />
      );
    case 'unreachable':
      return late ? <Unreachable /> : <Unanswered seconds={seconds} />;
    case 'gone':
      return <Gone />;
  }
}

/** The last that is known of the request, while nobody answers. */
function Unanswered({ seconds }: { seconds: number }) {
  const { currentPercents, timer } = useDraft(({ processingForm }) => processingForm);
  return (
    <Processing
      stage="processing"
      percents={currentPercents}
      timer={Math.max(timer, seconds)}
      secondsLeft={null}
    />
  );
}

type Waiting = Pick<LeadProgress, 'stage' | 'percents' | 'timer' | 'secondsLeft'>;

function Processing({ stage, percents, timer, secondsLeft }: Waiting) {
  return (
    <>
      <h2>{stageTitle(stage)}</h2>
      <Progress label={LEAD_STAGE_WORDS[stage].text} value={percents} />
      <p className={css.live}>
        Прошло <span className={css.timer}>{clock(timer)}</span>
        {secondsLeft !== null && (
          <>
            , осталось около <span className={css.timer}>{clock(secondsLeft)}</span>
          </>
        )}
        . Страницу можно не закрывать: она покажет ответ сама.
      </p>
      <noscript>
        <Again>Узнать, готово ли</Again>
      </noscript>
    </>
  );
}

function HandOff({
  leadId,
  link,
  stage,
  offer,
  limit,
  signature,
  unfinished,
}: { leadId: string } & Pick<
  LeadProgress,
  'link' | 'stage' | 'offer' | 'limit' | 'signature' | 'unfinished'
>) {
  const { pathname } = useLocation();
  const isNextHere = signature === 'open' || unfinished !== null;
  return (
    <>
      <div className={css.picture}>
        <Success />
      </div>
      <div role="status" className={css.words}>
        <StageWords stage={stage} sum={limit?.sum} />
      </div>
      {offer && <LeadOfferFacts stage={stage} offer={offer} />}
      <div className={css.ways}>
        {unfinished && <ContinueRequest unfinished={unfinished} size="l" />}
        {signature !== 'none' && (
          <ButtonLink
            to={signingPath(leadId)}
            size="l"
            variant={signature === 'open' ? 'primary' : 'secondary'}
          >
            {signature === 'open' ? 'Подписать документы' : 'Подписанные документы'}
          </ButtonLink>
        )}
        {link !== null && (
          <ButtonLink href={link} size="l" variant={isNextHere ? 'secondary' : 'primary'}>
            Перейти в личный кабинет
          </ButtonLink>
        )}
      </div>
      <p>
        <Link to={pathname}>Новый расчёт</Link>
      </p>
    </>
  );
}

function StageWords({ stage, sum }: { stage: LeadStage; sum?: number | undefined }) {
  return (
    <>
      <h2>{stageTitle(stage, sum)}</h2>
      <p>{LEAD_STAGE_WORDS[stage].text}</p>
    </>
  );
}

/** What no longer is considered, and was not refused either. */
function Ended({ stage }: { stage: LeadStage }) {
  const { pathname } = useLocation();
  return (
    <>
      <StageWords stage={stage} />
      <p>
        <CallUs />
      </p>
      <Link to={pathname}>Вернуться к расчёту</Link>
    </>
  );
}

/** Takes the focus, so that a screen reader says it: the wait is over by itself, and nobody has pressed anything. */
function LateTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Nobody is kept waiting at the screen. */
function Later() {
  const { pathname } = useLocation();
  return (
    <>
      <LateTitle>Заявка у нас</LateTitle>
      <p>Проверка идёт дольше обычного, ждать здесь не нужно: ответ придёт в СМС.</p>
      <Again>Проверить сейчас</Again>
      <Link to={pathname}>Вернуться к расчёту</Link>
    </>
  );
}

function Unreachable() {
  return (
    <>
      <LateTitle>Заявка сохранена</LateTitle>
      <Notice tone="warning">
        <p>Связь прервалась, поэтому мы не видим, готов ли ответ. Заявка не потеряется.</p>
      </Notice>
      <Again>Проверить ещё раз</Again>
    </>
  );
}

function Gone() {
  const { pathname } = useLocation();
  return (
    <>
      <h2>Эта страница уже закрыта</h2>
      <p>
        Она открыта полчаса и только там, где подтверждали телефон. Если заявка была отправлена, она у нас: вы
        найдёте её в личном кабинете, а ответ придёт в СМС. Спросить о ней можно по номеру <CallUs />
      </p>
      <ButtonLink to="/login">Войти в личный кабинет</ButtonLink>
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
