import { LEAD_RIGHTS, leadNumber, type LeadListItem } from '@polden/api-contract';
import { type Column, DataTable } from '@polden/ui';
import { formatPhone } from '@polden/ru';
import { GuardedLink } from '../session/guarded-link.tsx';
import { Moment } from '../controls/moment.tsx';
import { DELIVERY_WORDS, STATUS_WORDS, subjectOf, termsInWords } from './lead-words.ts';
import css from './leads.module.css';

const COLUMNS: Column<LeadListItem>[] = [
  { key: 'number', title: 'Номер', cell: ({ id }) => <span className={css.number}>{leadNumber(id)}</span> },
  {
    key: 'created',
    title: 'Создана',
    cell: ({ id, createdAt }) => (
      <GuardedLink right={LEAD_RIGHTS.item} to={`/admin/leads/${id}`}>
        <Moment at={createdAt} />
      </GuardedLink>
    ),
  },
  { key: 'subject', title: 'Обращение', cell: subjectOf },
  {
    key: 'person',
    title: 'Кто',
    cell: ({ name, phone, phoneVerified }) => (
      <span className={css.person}>
        {name && <span>{name}</span>}
        <span>
          {phone.startsWith('+7 ') ? phone : formatPhone(phone)}
          {!phoneVerified && <span className={css.soft}> без кода</span>}
        </span>
      </span>
    ),
  },
  {
    key: 'terms',
    title: 'Сумма и срок',
    cell: ({ requiredSum: sum, monthCount, days }) => termsInWords({ sum, monthCount, days }) || '—',
  },
  {
    key: 'status',
    title: 'Статус',
    cell: ({ status }) => (
      <span className={css.badge} data-status={status}>
        {STATUS_WORDS[status]}
      </span>
    ),
  },
  {
    key: 'delivery',
    title: 'Доставка',
    cell: ({ delivery }) => (
      <span className={css.delivery} data-state={delivery}>
        {DELIVERY_WORDS[delivery]}
      </span>
    ),
  },
];

export function LeadTable({ items, total }: { items: LeadListItem[]; total: number }) {
  return (
    <DataTable
      caption={`Заявки, всего ${total}`}
      captionHidden
      columns={COLUMNS}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}
