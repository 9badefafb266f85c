import { LEAD_RIGHTS, leadNumber, type LeadListItem } from '@polden/api-contract';
import { type Column, DataTable } from '@polden/ui';
import { formatPhone } from '@polden/ru';
import { useMemo } from 'react';
import { GuardedLink } from '../session/guarded-link.tsx';
import { Moment } from '../controls/moment.tsx';
import { LeadBadges } from './lead-badges.tsx';
import { DELIVERY_WORDS, subjectOf, termsInWords } from './lead-words.ts';
import css from './leads.module.css';

/** State of the link to a request: the query of the list that leads there. */
export interface FromList {
  search: string;
}

/** The first ones are what a telephone shows first. */
const columnsOf = (from: FromList): Column<LeadListItem>[] => [
  {
    key: 'number',
    title: 'Номер',
    cell: ({ id }) => (
      <GuardedLink right={LEAD_RIGHTS.item} to={`/admin/leads/${id}`} state={from} className={css.number}>
        {leadNumber(id)}
      </GuardedLink>
    ),
  },
  {
    key: 'person',
    title: 'Кто',
    bare: true,
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
    bare: true,
    cell: ({ requiredSum: sum, monthCount, days }) => termsInWords({ sum, monthCount, days }),
  },
  {
    key: 'status',
    title: 'Статус',
    bare: true,
    cell: (lead) => <LeadBadges lead={lead} />,
  },
  { key: 'subject', title: 'Обращение', cell: subjectOf },
  { key: 'created', title: 'Создана', cell: ({ createdAt }) => <Moment at={createdAt} /> },
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

export interface LeadTableProps {
  items: LeadListItem[];
  total: number;
  /** The query of the list. */
  search: string;
}

export function LeadTable({ items, total, search }: LeadTableProps) {
  const columns = useMemo(() => columnsOf({ search }), [search]);
  return (
    <DataTable
      caption={`Заявки, всего ${total}`}
      captionHidden
      stacks
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}
