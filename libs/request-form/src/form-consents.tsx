import { Checkbox, useIsThere, VisuallyHidden } from '@polden/ui';
import { Link } from 'react-router-dom';
import { FormWarning } from './form-warning.tsx';
import type { ConsentField, RequestFormModel } from './request-form.model.ts';
import { fieldId, type SentForm } from './request-state.ts';
import { useWasRead } from './use-was-read.ts';
import css from './request-form.module.css';

export interface FormConsentsProps {
  model: RequestFormModel;
  /** Null before the first attempt. */
  sent: SentForm | null;
}

/** The boxes of a form and, over them, the warning that has to be read before its own box can be ticked. */
export function FormConsents({ model, sent }: FormConsentsProps) {
  const { name: form, warning, consents } = model;
  const isTicked = ({ name }: ConsentField) => sent?.ticked.includes(name) ?? false;
  const { wasRead, end } = useWasRead(consents.some((consent) => consent.afterWarning && isTicked(consent)));
  const warningId = `${form}-warning`;
  return (
    <>
      {warning && <FormWarning {...warning} id={warningId} end={end} />}
      {consents.map((consent) => {
        const waits = warning !== undefined && consent.afterWarning === true && !wasRead;
        return (
          <div key={consent.name}>
            <Checkbox
              id={fieldId(form, consent.name)}
              name={consent.name}
              defaultChecked={isTicked(consent)}
              error={sent?.errors[consent.name]?.[0]}
              required
              {...(waits && { waitsFor: warningId })}
              label={<ConsentText {...consent} />}
            />
            {waits && (
              <p className={css.waiting}>
                <a href={`#${warningId}`}>Сначала прочитайте предупреждение до конца</a>
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}

function ConsentText({ text, link }: ConsentField) {
  const isThere = useIsThere();
  if (!link) return text;
  if (!isThere(link.to)) return `${text} ${link.label}`;
  return (
    <>
      {text} {/* A new tab, so that the form stays as it is. */}
      <Link to={link.to} target="_blank" rel="noopener">
        {link.label}
        <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
      </Link>
    </>
  );
}
