import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeadDocument } from '@polden/api-contract';
import { Checkbox, VisuallyHidden } from '@polden/ui';
import { documentFieldId } from './request-errors.tsx';
import { FIELDS } from './field-names.ts';
import { rememberTick, useDraft } from './loan-request.store.ts';
import css from './loan-request.module.css';

export interface ConsentsProps {
  documents: readonly LeadDocument[];
  /** Ids. */
  accepted: string[];
  error?: string | undefined;
  /** Documents beside which the error stands. */
  errorAt: readonly LeadDocument[];
}

/** Each document is accepted by an act of its own, and can be read before. */
export function Consents({ documents, accepted, error, errorAt }: ConsentsProps) {
  const { pathname } = useLocation();
  const kept = useDraft(({ ticked }) => ticked);
  const [changed, setChanged] = useState<Partial<Record<string, boolean>>>({});
  const before = kept.path === pathname ? [...accepted, ...kept.documents] : accepted;
  return (
    <fieldset className={css.consents}>
      <legend className="visually-hidden">Документы, которые вы принимаете</legend>
      {documents.map(({ id, title, link, isRequired }) => (
        <div key={id}>
          {isRequired && <input type="hidden" name={FIELDS.requiredDocuments} value={id} />}
          <Checkbox
            id={documentFieldId(id)}
            name={FIELDS.documents}
            value={id}
            checked={changed[id] ?? before.includes(id)}
            onChange={(isTicked) => {
              setChanged({ ...changed, [id]: isTicked });
              rememberTick(pathname, id, isTicked);
            }}
            required={isRequired}
            error={errorAt.some((missing) => missing.id === id) ? error : undefined}
            label={
              <>
                Принимаю: {/* A new tab, so that the form stays as it is. */}
                <a href={link} target="_blank" rel="noopener">
                  {title}
                  <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
                </a>
              </>
            }
          />
        </div>
      ))}
    </fieldset>
  );
}
