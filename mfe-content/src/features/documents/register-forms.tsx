import { REGISTER_DAYS } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Form } from 'react-router-dom';
import { Button, Icon, InputField } from '@polden/ui';
import css from './documents.module.css';

export interface RegisterFormsProps {
  /** Where both lead. */
  path: string;
  query: string;
  date: string | null;
  /** A day was asked for that the register does not know. */
  isDateRefused: boolean;
}

const WHICH_DAYS = `Такой даты в реестре нет: выберите день с ${formatDate(REGISTER_DAYS.first, 'long')} по ${formatDate(REGISTER_DAYS.last, 'long')} года. Пока показано то, что действует сегодня`;

/** Two ways into the register: by words, and by a day. Plain GET forms, so each answer has an address. */
export function RegisterForms({ path, query, date, isDateRefused }: RegisterFormsProps) {
  return (
    <div className={css.forms}>
      <Form action={path} role="search" className={css.form} key={`q ${query}`}>
        <InputField
          label="Найти документ"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          prefix={<Icon name="search" />}
        />
        <Button type="submit" variant="secondary">
          Найти
        </Button>
      </Form>
      <Form action={path} className={css.form} key={`date ${date ?? ''}`}>
        <InputField
          label="Что действовало в этот день"
          type="date"
          name="date"
          min={REGISTER_DAYS.first}
          max={REGISTER_DAYS.last}
          defaultValue={date ?? ''}
          error={isDateRefused ? WHICH_DAYS : undefined}
        />
        <Button type="submit" variant="secondary">
          Показать
        </Button>
      </Form>
    </div>
  );
}
