import type { ContentOperation } from '@polden/content-model';

const DOCUMENT = 'id, title, file_name, file_size, file_type, archived, size, ext, url, valid_from';
const VERSION = 'number, title, valid_from, valid_to, published_at, url, file_name, ext, size, sha256';
const SEAL = 'seal: {record, digest, batch}';
const REGISTER = `{date, categories: [{id, parent_id, url, title}], documents: [{kind, id, on_site, category_id, archived, archive_year, title, versions, version: {${VERSION}}, state}]}`;
const NEWS = '[{id, kind, identifier, title, lead, public_at, image, source, link}]';
const NEWS_PAGE = `{items: ${NEWS}, pageCount}`;
const VIDEO =
  '{id, title, video, clip: {url, type, size}, captions, player, duration, lead, public_at, image, fixed}';
const VIDEO_PAGE = `{items: [${VIDEO}], pageCount}`;
const POST =
  'id, slug, title, lead, public_at, image, category: {slug, title}, readingMinutes, rating, votes';
const AUTHOR =
  '{name, role, about, portrait: {url, width, height, srcset, sources: [{type, srcset}], focus: {x, y}, alt}, isStaff}';
const TREE = 'id, parent_id, url, title, position, has_archive, children: []';
const META = '{id, title, description, heading, keywords, hidden}';
const VACANCY =
  'id, url, title, city, department, salary, employment: {value, title}, lead, public_at, order';
const MENU = '{items: [{id, parent_id, kind, title, url, position}]}';
const GROUP = '{title, paths: [{title, path}]}';

/**
 * What everybody may read, and the names in its answer; of a list those of its fullest item. `{blog}` stands for the id
 * of an item of that type, `{media-our.slug}` for another of its fields.
 */
export const PUBLIC_READS: readonly [path: string, shape: string][] = [
  ['counter/total-sum', '[{module, sum, velocity, created_at}]'],
  [
    'site/site-map',
    `{categories: [{id, title, paths: [{title, path}]}], references: {clients: ${GROUP}, company: ${GROUP}, partners: ${GROUP}, information: ${GROUP}}, officeRegions: [{id, title, slug, address, phone, hours}]}`,
  ],
  ['config-lk/land-params', '{lead, styles: {background, textColor}}'],
  [
    'config-lk/calc-options',
    '{products: [{product, title, terms: {min, max, step, default, multiply}, sum: {min, max, step, default}, termsDesc: {single, more, many}, additionalSteps, rates: [{fromDays, percent, unit}], marketAveragePercent, fullCost: {min, max}}], promotion: {name, product, term: {min, max}, sum: {min, max}, link}, default: {type, tab, sum, period, periodCalc}}',
  ],
  ['site/card', '{vcard, svg}'],
  ['region/list', '[{id, title, administrativeDistrict, cities: [{id, title, alias}]}]'],
  ['menu', MENU],
  ['menu/all', MENU],
  ['menu/main', MENU],
  ['network/collections', '[{id, title, url, icon}]'],
  [
    'investor-contract/files',
    `{data: {natural: {title, subcategory: [{title, files: [{${DOCUMENT}, published_on, bond_id}]}]}}}`,
  ],
  ['smartphones-sales/cities', '[string]'],
  ['smartphones-sales/names', '[{id, name, city, address}]'],
  ['reviews/items', '{items: [{id, name, rating, message, answer, public_at}], pageCount}'],
  ['reviews/summary', '{count, rating, marks: [{stars, count}]}'],
  ['city-text/content', '[{url, city, heading, content}]'],
  ['faq-categories', '{ok, data: [{id, title, position}]}'],
  ['faq-questions', '{ok, data: [{id, question, answer, faq_category_id}]}'],
  ['faq-answers', '{ok, data: [{id, answer}]}'],
  ['faq-answer/{faq}', '{ok, data: {id, answer}}'],
  [
    'media/items?ourPage=1&otherPage=1&videoPage=1',
    `{ours: ${NEWS_PAGE}, others: ${NEWS_PAGE}, videos: ${VIDEO_PAGE}, reads: ${NEWS}}`,
  ],
  ['media/other-items?page=1', NEWS_PAGE],
  ['media/video-items?page=1', VIDEO_PAGE],
  ['media/main-items?page=1', NEWS_PAGE],
  ['media/generals', NEWS],
  ['media/sources', '[{id, title, site, logo}]'],
  ['media/many-reads', NEWS],
  [
    'media/item?identifier={media-our.slug}',
    '{id, kind, identifier, title, lead, public_at, image, source, link, content}',
  ],
  ['media/video-item/{media-video}', VIDEO],
  [
    'photobank/photobank-logo-groups',
    '[{id, title, position, colours: [{value, title}], items: [{id, title, colour: {value, title}, image, file}]}]',
  ],
  ['photobank/photobank-photo-groups', '[{id, title, position, items: [{id, title, image}]}]'],
  ['blog/index', `{posts: [{${POST}}], pageCount, category, grands: []}`],
  ['blog/posts?page=1', `{posts: [{${POST}}], pageCount, category}`],
  ['blog/categories', '[{slug, title, lead, posts}]'],
  ['blog/grands', '[]'],
  ['blog/post/{blog}', `{${POST}, content, author: ${AUTHOR}}`],
  ['blog/post/{blog.slug}', `{${POST}, content, author: ${AUTHOR}}`],
  ['disclosure-categories/all', `[{${TREE}, items: [{${DOCUMENT}, disclosure_category_id}]}]`],
  ['disclosure-categories/{disclosure-category.slug}', `[{${TREE}, items: []}]`],
  ['disclosure-items/deep/{disclosure-item.category}', `[{${DOCUMENT}, disclosure_category_id}]`],
  ['document-file/base-folder', 'string'],
  ['document-category/index', `[{${TREE}, items: [{${DOCUMENT}, document_category_id}]}]`],
  ['document-file/index/{document-file.category}', `[{${DOCUMENT}, document_category_id}]`],
  ['company-docs/get-files', `[{${DOCUMENT}, name}]`],
  ['vacancy/items', `[{${VACANCY}}]`],
  ['vacancy/item/{vacancy}', `{${VACANCY}, content}`],
  [
    'events/index',
    '[{id, title, src, fullDateStart, fullDateEnd, width, link, image, layout: {titleLeft, titleTop, imageLeft, imageTop}}]',
  ],
  ['investoram-page/posts', '[{id, title, content, youtube, youtube_preview}]'],
  ['uslovija-page/index', '[{id, url, title, lead, public_at}]'],
  ['uslovija-page/post/{uslovija-page.slug}', '{id, url, title, lead, public_at, content}'],
  ['legal-page/item/{legal-page.slug}', '{id, url, title, lead, valid_from, content}'],
  [
    'marketplace/all',
    '[{id, title, position, items: [{id, title, lead, image, price, link, advertiser, erid, position}]}]',
  ],
  ['footer-seo-pages/all', '[{id, title, position, items: [{id, title, url, position}]}]'],
  ['meta-for-pages/index?url=/blog&subdomain=msk', META],
  ['promo-code/all', '[{id, title, code, conditions, startsOn, endsOn}]'],
  [
    'investor/calc-options',
    '{entities: [{id, title, minSum, defaultSum}], maxSum, profitOptions: [{id, title}], periods: [number], defaultPeriod, rates: [{entity, profitOption, months, percent, minSum, maxSum}], asOf}',
  ],
  [
    'bonds/index',
    '[{id, ticker, numberIssue, coupon, volume, dateBeforeOffer, currentYear, year, nominal, placedOn, couponsAYear, repayments: [], asOf}]',
  ],
  ['loan-document/index', `[{${DOCUMENT}, archive_year}]`],
  ['document-register/list/disclosure', REGISTER],
  ['document-register/list/documents?date=2021-01-01', REGISTER],
  [
    'document-register/document/disclosure-item/{disclosure-item}',
    `{kind, id, title, category: {url, title}, today, versions: [{${VERSION}, ${SEAL}}]}`,
  ],
  [
    'document-register/compare/loan-document/{loan-document}?from=1&to=1',
    `{from: {${VERSION}}, to: {${VERSION}}, parts}`,
  ],
  [`document-register/check?sha256=${'0'.repeat(64)}`, '{sha256, today, matches: []}'],
  ['document-register/category/disclosure/{disclosure-category.slug}', '{url}'],
  ['document-register/changes', '[{kind, id, title, event, version, day, on_site}]'],
  [
    'document-register/changes.json',
    '{version, title, description, language, home_page_url, feed_url, items: [{id, url, title, content_text, date_published}]}',
  ],
];

const ACCOUNT = '{id, login, name, isManager, active, roles: [{code, title}], secondFactor, createdAt}';
const HISTORY =
  '{items: [{id, at, actor: {id, name}, action, entity, entityId, title, before, after, erasedAt, erasedByRequest}], pageCount}';

/** What staff read beside the items of the types. `{staff}` is the id of somebody. */
export const STAFF_READS: readonly [path: string, shape: string][] = [
  ['meta-for-pages/all', '[{id, url, subdomain, title, description, heading, keywords, hidden}]'],
  ['adm-rbac/get-actions', '[{id, name, title, builtIn}]'],
  ['adm-rbac/get-roles', '[{id, code, title, builtIn, secondFactor, actions: [string], users}]'],
  ['adm-rbac/get-users', `[${ACCOUNT}]`],
  ['adm-rbac/get-user/{staff}', ACCOUNT],
  ['adm-rbac/get-managers', `[${ACCOUNT}]`],
  ['admin/faq-votes/{faq}', '{useful, useless}'],
  [
    'admin/drafts/item/vacancy/{vacancy}',
    '{draft, unpublishAt, unpublishFailure, removalSet, picture, documents: [], path}',
  ],
  ['admin/drafts/calendar?from=2026-11-01&to=2026-11-30', '[]'],
  ['admin/preview/links', '[]'],
  ['admin/change-sets/list', '[]'],
  ['admin/desk/find?q=%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86', '[{type, id, title, state, archived}]'],
  [
    'admin/desk/overview',
    '{drafts: {total, items: [{type, id, title, at, over, author: {name, isMe}}]}, scheduled: {total, items: []}, missed: {total, items: []}, toModerate: [{type, total}], toApprove: [], recent: [{type, id, title, at}]}',
  ],
  ['admin/saved-view/list?type=blog', '[]'],
  ['admin/webhook/list', '[]'],
  ['admin/view-as/roles', '[{code, title}]'],
  ['admin/approval/rules', '[]'],
  ['admin/approval/state/blog/{blog}', '{required, digest, itemVersion, draftVersion, approved, hindrance}'],
  ['admin/comment/list/blog/{blog}', '[]'],
  ['admin/comment/people', '[string]'],
  ['admin/comment/mentions', '[]'],
  ['admin/media/duplicates', '{groups: [], unseen}'],
  ['admin/personal-data/access-log?person=nobody', '{items: [], pageCount}'],
  ['admin/history-document', HISTORY],
  ['admin/history-document/menu', '{actions: [{id, title}], managers: [{id, title}]}'],
  ['admin/history-document/find?search=&page=1&dateFrom=2020-01-01&dateTo=2099-12-31', HISTORY],
  ['admin/history-document/find-files?search=', '[string]'],
  ['admin/links/list', '{items: [], pageCount, broken, redirected, checkedAt}'],
  [`admin/links/targets?search=${encodeURIComponent('правила')}`, '[{kind, address, title, about}]'],
  ['admin/links/impact?type=blog&id={blog}', '{address, places: []}'],
  ['admin/autosave/read?contentType=blog&itemId={blog}', '{autosave}'],
];

type Names = Partial<Record<ContentOperation, string>>;

const BASIC = { add: 'add', update: 'update', remove: 'remove' };
const MOVES = { moveUp: 'move-up', moveDown: 'move-down' };
const ARCHIVE = { moveArchive: 'move-archive', restoreArchive: 'restore-archive' };
const IMAGE = { removeImages: 'remove-img' };
const CATEGORY = {
  add: 'add-category',
  update: 'update-category',
  remove: 'remove-category',
  moveUp: 'move-category-up',
  moveDown: 'move-category-down',
};
const ALBUM = {
  add: 'add-category',
  update: 'edit-category',
  remove: 'remove-category',
  moveUp: 'move-up-category',
  moveDown: 'move-down-category',
};
const ALBUM_ITEM = { add: 'add-item', remove: 'remove-item', moveItem: 'move-item' };
const FIXED = {
  highlightAdd: 'fix',
  highlightRemove: 'unfix',
  highlightUp: 'move-up-fixed',
  highlightDown: 'move-down-fixed',
};

/** The changes of items as they are published, each operation at its address. */
export const STAFF_CHANGES: readonly [type: string, base: string, names: Names][] = [
  ['media-source', 'admin/media-source', BASIC],
  ['media-other', 'admin/media-other', BASIC],
  ['media-video', 'admin/media-video', { ...BASIC, ...FIXED }],
  ['media-our', 'admin/media-our', { ...BASIC, ...IMAGE }],
  ['photobank-logo-category', 'admin/photobank-logo', ALBUM],
  ['photobank-logo', 'admin/photobank-logo', ALBUM_ITEM],
  ['photobank-photo-category', 'admin/photobank-photo', ALBUM],
  ['photobank-photo', 'admin/photobank-photo', { ...ALBUM_ITEM, update: 'edit-item' }],
  ['blog', 'admin/blog', { ...BASIC, ...IMAGE }],
  ['faq', 'admin/faq', { ...BASIC, ...MOVES }],
  ['faq-category', 'admin/faq', CATEGORY],
  ['disclosure-category', 'admin/disclosure-category', { update: 'update' }],
  ['disclosure-item', 'admin/disclosure-item', { ...BASIC, ...MOVES, ...ARCHIVE }],
  ['document-file', 'admin/document-file', { ...BASIC, ...MOVES, ...ARCHIVE }],
  ['loan-document', 'admin/loan-document', { ...BASIC, ...MOVES, ...ARCHIVE }],
  ['vacancy', 'admin/vacancy', { ...BASIC, ...MOVES }],
  ['events', 'admin/events', { update: 'update', remove: 'delete' }],
  ['events', 'admin', { add: 'event-add', update: 'event-update' }],
  ['investoram-page', 'admin/investoram-page', { update: 'update', removeImages: 'remove-youtube-preview' }],
  ['uslovija-page', 'admin/uslovija-page', BASIC],
  ['marketplace', 'admin/marketplace', { ...BASIC, ...MOVES }],
  ['marketplace-category', 'admin/marketplace', CATEGORY],
  ['footer-seo-pages', 'admin/footer-seo-pages', { ...BASIC, ...MOVES }],
  ['footer-seo-category', 'admin/footer-seo-pages', CATEGORY],
  ['meta-for-pages', 'admin/meta-for-pages', { add: 'create', update: 'update', remove: 'delete' }],
  ['promo-code', 'admin/promo-code', { ...BASIC, ...MOVES }],
];
