import { useLoaderData } from 'react-router-dom';
import { LEAD_STAGE_WORDS, type HandedOverLead } from '@polden/api-contract';
import { formatDate, formatRubles } from '@polden/ru';
import { ButtonLink, Notice, PageHeading, PageMeta, Section, Steps, useShellData } from '@polden/ui';
import { LeadOfferFacts } from '../lead-offer/lead-offer.tsx';
import { stageTitle } from '../lead-offer/stage-title.ts';
import { termOf } from '../lead-offer/term-of.ts';
import type { HandOver } from './hand-over.loader.ts';
import { NoLink } from './no-link.tsx';
import css from './hand-over.module.css';

/** Where the link of an accepted request leads: what was asked for, how far it is and what comes next. */
export function Component() {
  const handOver = useLoaderData<HandOver>();
  return (
    <>
      <PageMeta title={handOver.kind === 'no-link' ? 'Вход в личный кабинет' : 'Ваша заявка'} noindex />
      <meta name="referrer" content="no-referrer" />
      <Section width="narrow">
        <Landing handOver={handOver} />
      </Section>
    </>
  );
}

function Landing({ handOver }: { handOver: HandOver }) {
  switch (handOver.kind) {
    case 'lead':
      return <Lead lead={handOver.lead} />;
    case 'no-link':
      return <NoLink />;
    default:
      return <NoLead kind={handOver.kind} />;
  }
}

function Lead({ lead }: { lead: HandedOverLead }) {
  const { stage, offer } = lead;
  const { state, text, next } = LEAD_STAGE_WORDS[stage];
  const rows = [
    ...(offer
      ? []
      : ([
          ['Сумма', formatRubles(lead.requiredSum)],
          ['Срок', termOf({ monthCount: lead.requiredMonthCount, days: lead.days })],
        ] as const)),
    ['Телефон', lead.maskedPhone],
    ['Отправлена', formatDate(lead.created, 'DD.MM.YYYY HH:mm')],
    ['Состояние', state],
  ] as const;
  return (
    <>
      <PageHeading title={stageTitle(stage, offer?.sum)} lead={text} />
      {offer && <LeadOfferFacts offer={offer} />}
      <dl className={css.facts}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {next.length > 0 && (
        <>
          <h2>Что дальше</h2>
          <Steps items={[...next]} />
        </>
      )}
    </>
  );
}

function NoLead({ kind }: { kind: 'dead' | 'unreachable' }) {
  const [phone] = useShellData().brand.phones;
  return (
    <>
      <PageHeading title={kind === 'dead' ? 'Ссылка больше не действует' : 'Заявку пока не открыть'} />
      <div className={css.note}>
        <Notice tone={kind === 'dead' ? 'info' : 'warning'}>
          <p>
            {kind === 'dead'
              ? 'Ссылка на заявку живёт час. Если заявка отправлена, она у нас: ответ придёт в СМС.'
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
      <p className={css.back}>
        <ButtonLink to="/" variant="secondary">
          На главную
        </ButtonLink>
      </p>
    </>
  );
}
