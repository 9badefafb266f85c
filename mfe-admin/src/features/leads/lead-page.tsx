import { LEAD_RIGHTS, LEAD_STAGE_WORDS, type LeadCard, leadNumber } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { formatDate, formatPhone } from '@polden/ru';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { NotRead } from '../controls/not-read.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { Moment } from '../controls/moment.tsx';
import { GuardedLink } from '../session/guarded-link.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadDeliveries } from './lead-deliveries.tsx';
import type { FromList } from './lead-table.tsx';
import { LeadFiles } from './lead-files.tsx';
import { LeadNoteForm } from './lead-notes.tsx';
import { LEAD_KEYS, leadsApi } from './leads.api.ts';
import { consentInWords, originOf, STATUS_WORDS, subjectOf, termsInWords } from './lead-words.ts';
import { EmptyList } from '../controls/empty-list.tsx';
import css from './leads.module.css';

const REFRESH_MS = 10_000;
const GONE = 404;

/** `/admin/leads/:id` */
export function Component() {
  const { id = '' } = useParams();
  const { search = '' } = (useLocation().state ?? {}) as Partial<FromList>;
  return (
    <GuardedPage>
      <AdminFrame title={`Заявка ${leadNumber(id)}`}>
        <p>
          <GuardedLink right={LEAD_RIGHTS.list} to={`/admin/leads${search}`}>
            Все заявки
          </GuardedLink>
        </p>
        <Lead key={id} id={id} />
      </AdminFrame>
    </GuardedPage>
  );
}

function Lead({ id }: { id: string }) {
  const query = useQuery({
    queryKey: LEAD_KEYS.card(id),
    queryFn: ({ signal, client, queryKey }) =>
      leadsApi
        .card(id, signal)
        .catch((error: unknown) => nothingOfGone(error, client.getQueryData(queryKey))),
    refetchInterval: ({ state }) => Boolean(state.data) && REFRESH_MS,
  });
  const { data } = query;
  if (data === null) {
    return (
      <EmptyList>
        <p role="status">Заявки больше нет: её стёрли или вышел срок хранения.</p>
      </EmptyList>
    );
  }
  if (!data)
    return <NotRead of={[query]} loading="Загружаем заявку…" failed="Заявка не нашлась или не загрузилась" />;
  return <LeadView lead={data} />;
}

/** Of what was shown here, and is erased or was kept as long as it may be: nothing of the person stays in the open page either. */
function nothingOfGone(error: unknown, shown: LeadCard | null | undefined): null {
  if (shown !== undefined && error instanceof HttpError && error.code === GONE) return null;
  throw error;
}

function LeadView({ lead }: { lead: LeadCard }) {
  return (
    <div className={css.card}>
      <LeadActions lead={lead} />
      <Facts title="Кто и о чём" rows={mainFacts(lead)} />
      {lead.answers.length > 0 && <Facts title="Анкета" rows={lead.answers} />}
      {!lead.personal && <p className={css.soft}>Личные данные скрыты: для них нужно отдельное право.</p>}
      <LeadFiles lead={lead} />
      {lead.source.length > 0 && <Facts title="Откуда" rows={lead.source} />}
      <LeadDeliveries lead={lead} />
      <Timeline lead={lead} />
    </div>
  );
}

function mainFacts(lead: LeadCard): { label: string; value: string }[] {
  const {
    name,
    phone,
    phoneVerified,
    requiredSum: sum,
    monthCount,
    days,
    limit,
    offerUntil,
    documents,
    stage,
  } = lead;
  const rows = [
    { label: 'Обращение', value: subjectOf(lead) },
    { label: 'Статус', value: STATUS_WORDS[lead.status] },
    { label: 'Клиент видит', value: stage ? LEAD_STAGE_WORDS[stage].state : '' },
    { label: 'Имя', value: name },
    {
      label: 'Телефон',
      value: `${phone.startsWith('+7 ') ? phone : formatPhone(phone)}${phoneVerified ? ', подтверждён кодом' : ', без кода'}`,
    },
    { label: 'Просят', value: termsInWords({ sum, monthCount, days }) },
    { label: 'Одобрено', value: limit ? termsInWords(limit) : '' },
    { label: 'Срок предложения', value: offerUntil ? `по ${formatDate(offerUntil, 'DD.MM.YYYY')}` : '' },
    { label: 'Откуда пришла', value: originOf(lead) },
    { label: 'Согласия', value: documents.map(consentInWords).join('; ') },
  ];
  return rows.filter(({ value }) => value !== '');
}

function Facts({ title, rows }: { title: string; rows: { label: string; value: string }[] }) {
  return (
    <section className={css.part}>
      <h2 className={css.subtitle}>{title}</h2>
      <dl className={css.facts}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Timeline({ lead: { id, timeline } }: { lead: LeadCard }) {
  return (
    <section className={css.part}>
      <h2 className={css.subtitle}>Что происходило</h2>
      <LeadNoteForm id={id} />
      <ol role="list" className={css.timeline}>
        {timeline.map(({ at, actor, title, details }, index) => (
          <li key={timeline.length - index} className={css.event}>
            <p>{title}</p>
            {details && <p className={css.details}>{details}</p>}
            <p className={css.soft}>
              <Moment at={at} />
              {actor && `, ${actor}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
