import { type RequestThanks, SENT_PARAM } from '@polden/api-contract';
import { useCaptcha } from '@polden/http';
import { tieShortWords } from '@polden/ru';
import { ActionForm, Button, ButtonLink, isForAnotherTab, Notice } from '@polden/ui';
import { useEffect, useId, useRef } from 'react';
import { useActionData, useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { CodeFields } from './code-fields.tsx';
import type { RequestField, RequestFormModel } from './request-form.model.ts';
import { FormConsents } from './form-consents.tsx';
import { FormErrors } from './form-errors.tsx';
import { RequestInput } from './request-input.tsx';
import { fieldId, formId, OWN_FIELDS, thanksName, type SentForm } from './request-state.ts';
import { useKeptStep } from './verification/kept-step.ts';
import css from './request-form.module.css';

/** A request with all its states: to be filled in, refused, waiting for the code, accepted. */
export function RequestPanel({ model }: { model: RequestFormModel }) {
  const [search] = useSearchParams();
  const titleId = useId();
  const thanks = thanksOf(model, search.get(SENT_PARAM));
  // The choice above the form is not kept behind a sent request: words on it would tell of another one.
  const tellsChoice = !thanks || !model.fixed;
  return (
    <section id={model.name} className={css.panel} aria-labelledby={titleId}>
      <div className={css.words}>
        <h2 id={titleId}>{tieShortWords(model.title)}</h2>
        {tellsChoice && <p>{model.lead}</p>}
      </div>
      {thanks ? <Accepted model={model} thanks={thanks} /> : <RequestFields model={model} />}
    </section>
  );
}

function thanksOf(model: RequestFormModel, sent: string | null): RequestThanks | undefined {
  const { name, accepted, acceptedFor } = model;
  if (sent === name) return accepted;
  return acceptedFor && sent === thanksName(model, { [acceptedFor.field]: acceptedFor.value })
    ? acceptedFor
    : undefined;
}

function Accepted({ model: { name, once }, thanks }: { model: RequestFormModel; thanks: RequestThanks }) {
  const { pathname, search } = useLocation();
  const chosen = new URLSearchParams(search);
  chosen.delete(SENT_PARAM);
  const query = chosen.toString();
  const box = useRef<HTMLDivElement>(null);
  const isBegunAgain = useRef(false);
  useEffect(() => {
    box.current?.focus();
    // Filling it in again moves the focus into the form; any other way on from the thanks leaves it where it is.
    return () => {
      if (isBegunAgain.current)
        document.querySelector<HTMLElement>(`#${name} :is(input, textarea):not([type=hidden])`)?.focus();
    };
  }, [name]);
  return (
    <div ref={box} tabIndex={-1} className={css.form}>
      <Notice tone="success" live title={thanks.title}>
        <p>{thanks.text}</p>
      </Notice>
      {!once && (
        <ButtonLink
          to={`${pathname}${query && `?${query}`}#${name}`}
          variant="quiet"
          onClick={(event) => {
            isBegunAgain.current = !isForAnotherTab(event);
          }}
        >
          Заполнить ещё раз
        </ButtonLink>
      )}
    </div>
  );
}

function RequestFields({ model }: { model: RequestFormModel }) {
  const { pathname, search } = useLocation();
  const { formData } = useNavigation();
  const captcha = useCaptcha();
  const answer = useActionData<SentForm>();
  const sent = useKeptStep(model.path, answer?.form === model.name ? answer : null, 'code');
  const hasFiles = model.fields.some(({ kind }) => kind === 'files');
  const busy = formData?.get(OWN_FIELDS.form) === model.name;
  return (
    <ActionForm
      id={formId(model.name)}
      action={`${pathname}${model.search ?? search}#${model.name}`}
      className={css.form}
      replace
      preventScrollReset
      data-draft={model.name}
      {...(hasFiles && { encType: 'multipart/form-data' })}
      onFocus={captcha.prepare}
    >
      <input type="hidden" name={OWN_FIELDS.form} value={model.name} />
      {/* Its marks of an advertisement: by the time that it is sent the address may have lost them. */}
      <input type="hidden" name={OWN_FIELDS.source} value={sent?.source ?? search} />
      {Object.entries(model.fixed ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormErrors model={model} sent={sent} />
      {sent?.step === 'code' ? (
        <CodeFields model={model} sent={sent} />
      ) : (
        <>
          <div className={css.fields}>
            {model.fields.map((field) => (
              <div key={field.name} className={isWide(field) ? css.wide : undefined}>
                <RequestInput
                  field={field}
                  cities={model.cities}
                  id={fieldId(model.name, field.name)}
                  value={sent?.values[field.name]}
                  lostFiles={sent?.withFiles.includes(field.name) ?? false}
                  error={sent?.errors[field.name]?.[0]}
                />
              </div>
            ))}
          </div>
          <FormConsents model={model} sent={sent} />
          <div>
            <Button type="submit" name={OWN_FIELDS.intent} value="send" size="l" busy={busy}>
              {model.submit}
            </Button>
          </div>
        </>
      )}
    </ActionForm>
  );
}

const isWide = ({ kind }: RequestField) => kind === 'lines' || kind === 'mark' || kind === 'files';
