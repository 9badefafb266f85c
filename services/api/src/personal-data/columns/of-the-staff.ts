import { type ColumnRules, nobody } from '../column-rules.ts';

/** The people who work here, and the record of what they do. */
export const OF_THE_STAFF: Readonly<Record<string, ColumnRules>> = {
  staff_user: {
    ...nobody('names a key', 'totp_key_id'),
    login: { ofStaff: 'by what they sign in' },
    mail: { ofStaff: 'where they are written to about mentions' },
    name: { ofStaff: 'how the history calls them' },
    password_hash: { ofStaff: 'argon2id' },
    totp_secret: 'sealed',
  },
  session: {
    ...nobody('digest of a random token, and why it ended', 'refresh_sha256 revoked_for'),
    user_agent: { ofStaff: 'by which they know their own sessions' },
  },
  role: nobody('names of rights', 'code title'),
  action: nobody('names of rights', 'name title'),
  'drafts.change_set': {
    ...nobody('words of the staff, and what was published when', 'failure members title'),
    actor_id: { ofStaff: 'who changed it last' },
    actor_name: { ofStaff: 'who changed it last' },
    scheduled_by_id: { ofStaff: 'who has set its moment' },
    scheduled_by_name: { ofStaff: 'who has set its moment' },
  },
  'drafts.content_draft': {
    scheduled_by_id: { ofStaff: 'who has set its moment' },
    scheduled_by_name: { ofStaff: 'who has set its moment' },
    ...nobody(
      'what the staff is going to publish; what visitors have written has no drafts',
      'content_type facts failure held held_besides',
    ),
    actor_id: { ofStaff: 'who changed it last' },
    actor_name: { ofStaff: 'who changed it last' },
    author_ids: { ofStaff: 'who has written it' },
  },
  'drafts.content_removal': {
    ...nobody('kind of the item, and why it stays', 'content_type failure'),
    actor_id: { ofStaff: 'who has set the moment' },
    actor_name: { ofStaff: 'who has set the moment' },
  },
  'drafts.lost_member': nobody('name of a type, and how the history calls its item', 'content_type title'),
  'drafts.preview_pass': nobody(
    'digest of a random key, and what of the content is looked at',
    'key_sha256 kind path perspective title',
  ),
  saved_view: {
    ...nobody('name of a type', 'content_type'),
    title: { ofStaff: 'how they call a list of theirs' },
    search: { ofStaff: 'what they look for in it' },
  },
  history_document: {
    ...nobody('kind of the change and of the thing', 'action entity entity_id'),
    actor_id: { ofStaff: 'who changed it' },
    actor_name: { ofStaff: 'who changed it' },
    title: { erasedWith: 'the person: titles of reviews and their files, from before they were numbered' },
    before: { erasedWith: 'the person, or after years' },
    after: { erasedWith: 'the person, or after years' },
  },
  history_digest: nobody('digests; salted where something could be guessed', 'digest payload'),
  history_seal: nobody('digests', 'digest'),
  content_approval: {
    ...nobody('kind and text of an item', 'content_type digest'),
    approver_id: { ofStaff: 'who has approved it' },
    approver_name: { ofStaff: 'who has approved it' },
  },
  content_approval_rule: nobody('kind of items', 'content_type'),
  content_comment: {
    ...nobody('kind of items', 'content_type'),
    author_name: { ofStaff: 'who has said it' },
    resolved_by: { ofStaff: 'who has settled it' },
    text: { ofStaff: 'what they say to each other about an item' },
  },
  personal_access: {
    ...nobody('which thing was opened, by its id', 'subject subject_id'),
    actor_id: { ofStaff: 'who has looked' },
    actor_name: { ofStaff: 'who has looked' },
  },
};
