import { useLoaderData } from 'react-router-dom';
import type { HandedOverLead } from '@polden/api-contract';
import { formatDate, formatRubles, plural } from '@polden/ru';
import { ButtonLink, Notice, PageHeading, PageMeta, Section, Steps, useShellData } from '@polden/ui';
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
  const accepted = lead.status === 'success';
  const rows = [
    ['Сумма', formatRubles(lead.requiredSum)],
    ['Срок', termOf(lead)],
    ['Телефон', lead.maskedPhone],
    ['Отправлена', formatDate(lead.created, 'DD.MM.YYYY HH:mm')],
    ['Состояние', accepted ? 'Принята на рассмотрение' : 'Передаём на рассмотрение'],
  ] as const;
  return (
    <>
      <PageHeading title="Ваша заявка у нас" lead="Номер телефона подтверждён, повторять заявку не нужно." />
      <dl className={css.facts}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Что дальше</h2>
      <Steps
        items={[
          {
            title: 'Звонок специалиста',
            text: 'Уточним данные для договора и ответим на вопросы. Паспорт держите рядом.',
          },
          {
            title: 'Решение',
            text: 'Пришлём его в СМС. Если условия не подойдут, отказаться можно без объяснений.',
          },
          {
            title: 'Договор и деньги',
            text: 'Подпишете договор кодом из СМС, деньги придут на карту или счёт.',
          },
        ]}
      />
    </>
  );
}

function termOf({ requiredMonthCount, days }: HandedOverLead): string {
  if (days !== null) return `${days} ${plural(days, { single: 'день', more: 'дня', many: 'дней' })}`;
  const months = requiredMonthCount ?? 0;
  return `${months} ${plural(months, { single: 'месяц', more: 'месяца', many: 'месяцев' })}`;
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
