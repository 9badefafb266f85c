import { LEAD_STAGE_WORDS, leadNextSteps, leadNumber, type HandedOverLead } from '@polden/api-contract';
import { formatDate, formatRubles } from '@polden/ru';
import {
  ActionForm,
  Button,
  ButtonLink,
  FactList,
  Notice,
  PageHeading,
  Steps,
  useShellData,
} from '@polden/ui';
import { ACCOUNT_FIELDS } from './account-intents.ts';
import { LeadOfferFacts } from '../lead-offer/lead-offer.tsx';
import { stageTitle } from '../lead-offer/stage-title.ts';
import { termOf } from '../lead-offer/term-of.ts';
import type { HandOver } from './open-link.ts';
import css from './hand-over.module.css';

export interface HandedOverProps {
  handOver: HandOver;
  /** Of the link. */
  query: string;
  /** The visitor has an account open already. */
  loggedIn: boolean;
}

/** Where the link of a request leads: what was asked for, how far it is, what comes next, and the way into the account. */
export function HandedOver({ handOver, query, loggedIn }: HandedOverProps) {
  if (handOver.kind !== 'lead') return <NoLead kind={handOver.kind} loggedIn={loggedIn} />;
  const { lead } = handOver;
  return (
    <>
      <Lead lead={lead} />
      {lead.account === 'other' && (
        <div className={css.note}>
          <Notice tone="warning">
            <p>
              В этом браузере открыт кабинет другого номера, а заявка отправлена с номера {lead.maskedPhone}.
              Войдите с ним: тот кабинет здесь закроется.
            </p>
          </Notice>
        </div>
      )}
      <LeadWayIn lead={lead} query={query} />
    </>
  );
}

/** A press, not the visit itself, uses the link up: those who look through messages open links as well. */
function LeadWayIn({
  lead: { account, logsIn, maskedPhone },
  query,
}: {
  lead: HandedOverLead;
  query: string;
}) {
  if (!logsIn && account === null) return <WayIn loggedIn={false} />;
  return (
    <ActionForm action="/login" className={css.ways} aria-label="Вход по ссылке">
      <input type="hidden" name={ACCOUNT_FIELDS.query} value={query} />
      <Button type="submit" name={ACCOUNT_FIELDS.intent} value={logsIn ? 'enter' : 'logout'} size="l">
        {account === 'other' ? `Войти с номером ${maskedPhone}` : 'Войти в личный кабинет'}
      </Button>
      <p className={css.hint}>
        {logsIn ? 'Ссылка впускает один раз. Дальше понадобится код из СМС.' : 'Понадобится код из СМС.'}
      </p>
    </ActionForm>
  );
}

function WayIn({ loggedIn }: { loggedIn: boolean }) {
  return (
    <p className={css.ways}>
      <ButtonLink to="/login">{loggedIn ? 'Открыть личный кабинет' : 'Войти по коду из СМС'}</ButtonLink>
    </p>
  );
}

function Lead({ lead }: { lead: HandedOverLead }) {
  const { stage, offer, product } = lead;
  const { state, text } = LEAD_STAGE_WORDS[stage];
  const next = leadNextSteps(stage, product);
  const rows = [
    ...(offer
      ? []
      : ([
          ['Сумма', formatRubles(lead.requiredSum)],
          ['Срок', termOf({ monthCount: lead.requiredMonthCount, days: lead.days })],
        ] as const)),
    ['Номер заявки', leadNumber(lead.id)],
    ['Телефон', lead.maskedPhone],
    ['Отправлена', formatDate(lead.created, 'DD.MM.YYYY HH:mm')],
    ['Состояние', state],
  ] as const;
  return (
    <>
      <PageHeading title={stageTitle(stage, offer?.sum)} lead={text} />
      {offer && <LeadOfferFacts stage={stage} offer={offer} />}
      <FactList className={css.facts} facts={rows} />
      {next.length > 0 && (
        <div className={css.note}>
          <h2>Что дальше</h2>
          <Steps items={[...next]} />
        </div>
      )}
    </>
  );
}

function NoLead({ kind, loggedIn }: { kind: 'dead' | 'unreachable'; loggedIn: boolean }) {
  const [phone] = useShellData().brand.phones;
  return (
    <>
      <PageHeading title={kind === 'dead' ? 'Ссылка больше не действует' : 'Заявку пока не открыть'} />
      <div className={css.note}>
        <Notice tone={kind === 'dead' ? 'info' : 'warning'}>
          <p>
            {kind === 'dead'
              ? 'Ссылка действует недолго. Если заявка отправлена, она у нас: войдите по телефону, и она откроется.'
              : 'Связь с сервером прервалась. Заявка не потерялась, обновите страницу через минуту.'}
            {phone && (
              <>
                {' '}
                Спросить о ней можно по номеру <a href={`tel:${phone.tel}`}>{phone.title}</a>.
              </>
            )}
          </p>
        </Notice>
      </div>
      <WayIn loggedIn={loggedIn} />
    </>
  );
}
