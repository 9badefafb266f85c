import { useState } from 'react';
import { useRights } from '../../content-types/admin-type.tsx';
import { NativeInput } from '../../controls/native-input.tsx';
import { ReadOnlyField } from '../../fields/read-only-field.tsx';
import { fromMoscowInput, toMoscowInput } from '../../controls/moscow-input.ts';

export interface PublicationDateProps {
  id: string;
  /** ISO 8601 in UTC. */
  value: string | null;
  error: string | undefined;
  readOnly: boolean;
  /** It has come out, or waits for this moment: there is none without. */
  required: boolean;
  onChange: (moment: string | null) => void;
}

const NO_MOMENT = 'Дата публикации пока не принята: нужен год от 1990 до 2100';

/** The year comes digit by digit: until what is typed is a moment, it stays here, and the former value stands. */
export function PublicationDate({ value, error, required, onChange, ...control }: PublicationDateProps) {
  const may = useRights();
  const [unfinished, setUnfinished] = useState<{ text: string; former: string | null } | null>(null);
  // A value that has changed from outside takes its place.
  const typed = unfinished?.former === value ? unfinished.text : null;
  const input = (
    <NativeInput
      {...control}
      name="publishedAt"
      type="datetime-local"
      label="Дата публикации"
      hint={`По московскому времени. ${
        may('publish')
          ? `${required ? 'Дата обязательна' : 'Пусто — в момент публикации'}, в будущем — выйдет сама.`
          : `${required ? 'Дата обязательна. ' : ''}Дата начнёт действовать, когда запись опубликует тот, кто вправе.`
      }`}
      value={typed ?? toMoscowInput(value)}
      error={typed === null ? error : NO_MOMENT}
      onChange={(text) => {
        const moment = fromMoscowInput(text);
        const whole = moment !== null || text === '';
        setUnfinished(whole ? null : { text, former: value });
        if (whole) onChange(moment);
      }}
    />
  );
  return control.readOnly ? <ReadOnlyField label="Дата публикации">{input}</ReadOnlyField> : input;
}
