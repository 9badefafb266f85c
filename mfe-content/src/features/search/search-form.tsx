import { Form } from 'react-router-dom';
import { SEARCH_MAX_LENGTH } from '@polden/api-contract';
import { Button, InputField } from '@polden/ui';
import { SEARCH_PATH } from './search-address.ts';
import css from './search.module.css';

/** A plain GET: an answer has an address, and needs no script. */
export function SearchForm({ question }: { question: string }) {
  return (
    <Form action={SEARCH_PATH} role="search" className={css.form}>
      <InputField
        id="search-question"
        label="Что найти"
        name="q"
        type="search"
        // Another answer begins with its own question.
        key={question}
        defaultValue={question}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
      />
      <Button type="submit">Найти</Button>
    </Form>
  );
}
