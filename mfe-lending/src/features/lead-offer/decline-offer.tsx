import { DECLINE_REASON_WORDS, DECLINE_REASONS, leadNumber } from '@polden/api-contract';
import { ActionForm, Button, Details, SelectField, VisuallyHidden } from '@polden/ui';
import { DECLINE_FIELDS } from './decline.ts';
import css from './decline-offer.module.css';

export interface DeclineOfferProps {
  leadId: string;
  /** Of the page whose action takes the intent `decline`. */
  action: string;
}

/** The way out of an offer, asked about first; it works without JavaScript. */
export function DeclineOffer({ leadId, action }: DeclineOfferProps) {
  const which = `: заявка ${leadNumber(leadId)}`;
  return (
    <Details
      summary={
        <>
          Отказаться от предложения<VisuallyHidden>{which}</VisuallyHidden>
        </>
      }
    >
      <ActionForm action={action} className={css.form} aria-label={`Отказ от предложения${which}`}>
        <input type="hidden" name={DECLINE_FIELDS.lead} value={leadId} />
        <p>
          Предложение перестанет действовать сразу, и подписать документы по этой заявке будет нельзя. Платить
          ничего не нужно.
        </p>
        <SelectField
          label="Почему"
          name={DECLINE_FIELDS.reason}
          required={false}
          options={[
            { value: '', label: 'Не хочу говорить' },
            ...DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_WORDS[value] })),
          ]}
        />
        <p>
          <Button type="submit" name="intent" value="decline" variant="secondary">
            Да, отказаться<VisuallyHidden>{which}</VisuallyHidden>
          </Button>
        </p>
      </ActionForm>
    </Details>
  );
}
