import type {
  FieldErrors,
  FieldOfRequest,
  FieldsOfRequest,
  FilesField as AnyFiles,
  RequestThanks,
} from '@polden/api-contract';

/** As the API calls it. */
interface Named {
  name: string;
}

export type RequestField = FieldOfRequest & Named;
export type FilesField = AnyFiles & Named;

/** The fields as a form shows them. */
export function fieldsOf(fields: FieldsOfRequest): RequestField[] {
  return Object.entries(fields).map(([name, field]) => ({ ...field, name }));
}

/** A tick box; unticked until the person ticks it. */
export interface ConsentField {
  name: string;
  text: string;
  /** What is said when it is not ticked: of each box of a form in words of its own. */
  missing: string;
  /** What the text is about: opens in a new tab. */
  link?: { to: string; label: string };
  /** Cannot be ticked before the warning of the form has been read to its end. */
  afterWarning?: true;
}

/** A request of one step that is not for a loan, in data; RequestPanel shows it and requestAction sends it. */
export interface RequestFormModel {
  /** Kebab-case; also the anchor of the form. */
  name: string;
  /** Path of the API. */
  path: string;
  title: string;
  lead: string;
  fields: readonly RequestField[];
  /** What its field of a city suggests: their list is long, and few forms have one. */
  cities?: readonly string[];
  /** What has to be read before the boxes are ticked: shown whole, right over them. */
  warning?: { title: string; points: readonly string[] };
  consents: readonly ConsentField[];
  /** What is sent beside what was typed: the vacancy that somebody replies to. The form carries it in hidden fields. */
  fixed?: Readonly<Record<string, string | number>>;
  /** Query of the pages that come of the form, with its question mark: what was chosen for it stays chosen there. */
  search?: string;
  /** What is wrong with `fixed`, which fields outside of the form may give: by the names in their `fieldId`. */
  problems?: FieldErrors;
  submit: string;
  accepted: RequestThanks;
  /** Thanks in other words to who has answered the field so. */
  acceptedFor?: RequestThanks & { field: string; value: string };
  /** A person may send it once: another one is not offered. */
  once?: true;
  /** Name of the phone's field when only the owner of the phone may send this: a code comes in between. */
  verifies?: string;
}
