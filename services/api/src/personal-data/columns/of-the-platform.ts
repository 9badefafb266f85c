import { type ColumnRules, nobody } from '../column-rules.ts';

/** What the platform knows of itself. */
export const OF_THE_PLATFORM: Readonly<Record<string, ColumnRules>> = {
  canary_verdict: nobody(
    'figures of releases',
    'browser control environment reason remote server state version',
  ),
  captcha_use: nobody('a random number', 'nonce'),
  content_change: nobody('kinds and ids of items', 'tags'),
  content_count: nobody('kind of items', 'content_type'),
  content_former_slug: nobody('address of an item', 'content_type slug'),
  content_read: nobody('kind of items', 'content_type'),
  document_version: nobody('what the company has published', 'content_type title'),
  media: nobody('what the staff has uploaded or published', 'alt created_by file_name hash widths'),
  media_file: nobody('what the staff has uploaded', 'created_by extension file_name hash mime_type sha256'),
  media_usage: nobody('which item shows a file', 'content_type item_id title'),
  migration: nobody('name of a migration', 'name'),
  page_view: nobody('what was opened', 'kind'),
  product: nobody('words of the staff, for visitors', 'code term_many term_more term_single title'),
  product_rate: nobody('words of the staff, for visitors', 'product unit'),
  promotion: nobody('words of the staff, for visitors', 'link name product'),
  release: nobody('releases of teams', 'integrity key_id manifest remote signature version'),
  release_channel: nobody('releases of teams', 'channel earlier environment remote salt version'),
  release_channel_change: nobody(
    'releases of teams',
    'action actor channel environment from_version reason remote to_version',
  ),
  release_map_sequence: nobody('releases of teams', 'environment'),
  release_pruned: nobody('releases of teams', 'actor remote version'),
  release_remote: nobody('releases of teams', 'kind name team'),
  release_team: nobody('releases of teams', 'name'),
  release_team_key: nobody('releases of teams', 'key_id public_key team'),
  release_team_token: nobody('releases of teams', 'name sha256 team'),
  telemetry_hour: nobody('figures of pages', 'channel environment metric remote version'),
  telemetry_moment: nobody('figures of pages', 'channel environment metric remote version'),
  telemetry_problem: nobody('figures of pages', 'environment kind message remote version'),
  telemetry_vital: nobody('figures of pages', 'environment name remote version'),
};
