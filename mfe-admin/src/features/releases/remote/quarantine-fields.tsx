import type { RemotePolicy } from '@polden/api-contract';
import { Checkbox, TextField } from '@polden/ui';
import css from '../releases.module.css';

export interface QuarantineFieldsProps {
  policy: Pick<RemotePolicy, 'isFramed' | 'framedReason'>;
  onChange: (change: Partial<RemotePolicy>) => void;
}

/** Whether the pages of a remote stand in frames, and what its visitors lose by it. */
export function QuarantineFields({ policy, onChange }: QuarantineFieldsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.subheading}>Карантин</legend>
      <p className={css.soft}>
        Страницы микрофронтенда стоят в отдельном фрейме такими, какими их отдал сервер: его код в браузере не
        выполняется. Читать страницы, ходить по ссылкам и искать можно. Не работают калькуляторы, вход и
        отправка форм: вместо отправки форма просит позвонить. В личных разделах посетителя не узнают.
      </p>
      <Checkbox
        name="isFramed"
        label="Держать страницы в карантине"
        checked={policy.isFramed}
        onChange={(isFramed) => onChange({ isFramed })}
      />
      {policy.isFramed && (
        <TextField
          id="policy-framed-reason"
          name="framedReason"
          label="Причина карантина"
          required
          maxLength={300}
          value={policy.framedReason}
          onChange={(framedReason) => onChange({ framedReason })}
        />
      )}
    </fieldset>
  );
}
