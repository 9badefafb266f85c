import { type ColumnRules, nobody } from '../column-rules.ts';

/** What people leave: requests, signatures, subscriptions, files, codes. */
export const OF_PEOPLE: Readonly<Record<string, ColumnRules>> = {
  lead: {
    ...nobody(
      'code of a state, a form, a product or an advertisement',
      'form_name form_type kind lead_gen_code lead_type product status utm_source',
    ),
    ...nobody('names a key', 'data_key_id'),
    ...nobody(
      'editions of documents, what the CRM has decided, and what was signed',
      'documents decision signed_offer',
    ),
    personal_data: 'sealed',
    phone_index: 'indexed',
    contact_index: 'indexed',
    source: { erasedWith: 'the request: the page and the advertisement it came from' },
  },
  lead_delivery: nobody('state, and what the CRM answered instead of taking it', 'crm_id error state step'),
  lead_message: nobody('what was told by which means, and whether it went', 'channel stage state'),
  lead_event: {
    ...nobody('kind of the event', 'event'),
    actor_name: { ofStaff: 'who changed the state' },
    facts: { erasedWith: 'the request: states, why an offer was refused, and comments of the staff' },
  },
  lead_file: {
    ...nobody('names a key, and a type of files', 'data_key_id mime_type'),
    content: 'sealed',
    file_name: 'sealed',
  },
  review_consent: nobody('names a document, and its edition', 'document_id edition'),
  review_file: {
    ...nobody('names a key, and a type of files', 'data_key_id mime_type'),
    content: 'sealed',
    file_name: 'sealed',
  },
  content_revision: {
    ...nobody('kind of the item and of the change', 'action content_type'),
    ...nobody('names a key', 'data_key_id'),
    actor_id: { ofStaff: 'who changed the item' },
    actor_name: { ofStaff: 'who changed the item' },
    author_ids: { ofStaff: 'who has written the draft that came out' },
    facts: { erasedWith: 'the item: its fields, but for the personal ones' },
    personal_data: 'sealed',
  },
  signature: {
    ...nobody('names a key', 'data_key_id'),
    evidence: 'sealed',
    phone_index: 'indexed',
  },
  signature_document: {
    ...nobody(
      'names a document and a key; the digest is of a sealed file',
      'data_key_id document_id edition sha256 title',
    ),
    original: 'sealed',
    signed: 'sealed',
  },
  signature_session: nobody('ids, editions and digests of documents', 'chosen documents'),
  subscriber: {
    ...nobody('state, edition of the consent, and names of a key', 'consent_edition data_key_id status'),
    email: 'sealed',
    email_index: 'indexed',
    url: { erasedWith: 'the subscription: the page with the form' },
  },
  subscriber_event: {
    ...nobody(
      'kind, text of the consent, and names of a key',
      'consent_edition consent_text data_key_id kind',
    ),
    evidence: 'sealed',
  },
  phone_verification: {
    ...nobody('keyed digest of a code, and what it is for', 'code_hmac nonce purpose'),
    phone_index: 'indexed',
  },
  erasure_request: {
    ...nobody('state, and names a key', 'data_key_id state'),
    phone: 'sealed',
    subject_index: 'indexed',
    answered_by: { ofStaff: 'who has answered' },
    reason: { erasedWith: 'the person: what the staff has answered' },
  },
  consent_given: {
    ...nobody('names a document, its edition and a key', 'consent data_key_id edition'),
    phone_index: 'indexed',
    evidence: 'sealed',
  },
  consent_withdrawal: { ...nobody('names a document', 'consent'), phone_index: 'indexed' },
  message_refusal: { ...nobody('kind of messages', 'channel'), phone_index: 'indexed' },
  account_subscription: { phone_index: 'indexed' },
  client_session: {
    ...nobody('digest of a random token, and names of a key', 'data_key_id token_sha256'),
    phone: 'sealed',
    phone_index: 'indexed',
    device: { erasedWith: 'the sessions of the phone: names of a browser and a system' },
  },
  client_leaving: { phone_index: 'indexed' },
  client_link: nobody('signature of a link that was used', 'signature'),
  sms_delivery: {
    ...nobody('what the SMS centre says of a message', 'error message_id state'),
    phone_index: 'indexed',
  },
  sms_inbox: {
    ...nobody('names a message', 'key'),
    code: { local: 'codes of messages that are not sent' },
    phone: { local: 'messages that are not sent' },
    text: { local: 'messages that are not sent' },
  },
  mail_inbox: {
    html: { local: 'letters that are not sent' },
    recipient: { local: 'letters that are not sent' },
    subject: { local: 'letters that are not sent' },
    text: { local: 'letters that are not sent' },
  },
  idempotency_key: {
    ...nobody('id of what was made, and a random or keyed value', 'answer endpoint key'),
    body_hash: 'indexed',
  },
  rate_limit: { key: 'indexed' },
  personal_erasure: {
    ...nobody('figures of an erasure, and their digest', 'counts digest reason'),
    actor_id: { ofStaff: 'who erased' },
    actor_name: { ofStaff: 'who erased' },
    subject_index: 'indexed',
  },
  blog_vote: { client_digest: 'indexed' },
  faq_vote: { client_digest: 'indexed' },
  ab_event: {
    ...nobody('names of an experiment', 'experiment kind variant'),
    visitor: 'indexed',
  },
  telemetry_client: {
    ...nobody('what was counted', 'subject'),
    client: 'indexed',
  },
};
