import { describe, expect, it } from '@jest/globals';
import { failedCallName, RBAC_PATHS } from '@polden/api-contract';
import {
  CONTENT_OPERATIONS,
  CONTENT_TYPES,
  type ContentOperation,
  operationPaths,
} from '@polden/content-model';

const READS: readonly string[] = [
  'list',
  'item',
  'trash',
  'trashItem',
  'revisions',
  'revision',
  'highlights',
] satisfies ContentOperation[];

/** The address of a write, and the name of it in the catalogue. */
const writes = (base: string, noun: string, operations: readonly string[]) =>
  operations.map((operation): [string, string] => [
    `admin/${base}/${operation}/7`,
    `Error ${operation.replaceAll('-', ' ')} ${noun}`,
  ]);
const ORDERED = ['add', 'update', 'move-up', 'move-down', 'remove'];
const ARCHIVED = [...ORDERED, 'move-archive', 'restore-archive'];

describe('the name of a failed call', () => {
  it.each([
    ...writes('disclosure-item', 'disclosure item', ARCHIVED),
    ...writes('document-file', 'document-file item', ARCHIVED),
    ...writes('loan-document', 'loan document', ARCHIVED),
    ...writes('faq', 'faq answer', [...ORDERED, 'move-category']),
    ...writes('promo-code', 'promo code', ORDERED),
    ...writes('marketplace', 'item', ORDERED),
    ...writes('footer-seo-pages', 'item', ORDERED),
    ['admin/faq/move-item/7', 'Error move category faq answer'],
    ['admin/faq/add-category', 'Error add faq category'],
    ['admin/faq/move-category-up/7', 'Error move up faq category'],
    ['admin/event-update/7', 'Error update event'],
    ['admin/meta-for-pages/create', 'Error while create rule from meta_for_pages'],
    ['admin/meta-for-pages/update/7', 'Error while update rule from meta_for_pages'],
    ['admin/meta-for-pages/delete/7', 'Error while delete rule from meta_for_pages'],
    ['admin/adm-rbac/action-add', 'Error add action'],
    ['admin/adm-rbac/role-update/7', 'Error update role'],
    ['admin/adm-rbac/user-remove/7', 'Error remove user'],
    ['prize/add', 'Error add prize data'],
  ])('POST %s: %s', (path, name) => {
    expect(failedCallName('POST', path)).toBe(name);
  });

  it.each([
    ['disclosure-categories/all', 'Error loading disclosure categories'],
    ['disclosure-items/deep/7', 'Error loading disclosure items'],
    ['document-file/base-folder', 'Error loading documenty base-folder'],
    ['document-category/index', 'Error loading documenty categories'],
    ['document-file/index/7', 'Error loading documenty items'],
    ['document-register/list/documents?date=2026-01-01', 'Error loading documenty items'],
    ['document-register/category/disclosure/netu', 'Error loading disclosure categories'],
    ['products-info', 'Error loading products information'],
    ['meta-for-pages/index?url=/', 'Error while get rule from meta_for_pages'],
    ['adm-rbac/get-user/7', 'Error loading users'],
    ['adm-rbac/get-roles', 'Error loading roles'],
    ['admin/promo-code/list?page=2', 'Error loading promo codes'],
    ['admin/document-file/item/7', 'Error loading document-file items'],
  ])('GET %s: %s', (path, name) => {
    expect(failedCallName('GET', path)).toBe(name);
  });

  it('is there for whatever is done with content', () => {
    const operations = Object.keys(CONTENT_OPERATIONS) as ContentOperation[];
    const nameless = CONTENT_TYPES.flatMap((type) =>
      operations.flatMap((operation) =>
        operationPaths(type, operation).filter((path) => {
          const name = failedCallName(READS.includes(operation) ? 'GET' : 'POST', path);
          return !/^Error (?:loading|while|[a-z]+)(?: [a-z_-]+)+$/u.test(name ?? '');
        }),
      ),
    );
    expect(nameless).toEqual([]);
  });

  it('is there for actions, roles and users, and for nothing that is unknown', () => {
    const { actionAdd, roleAdd, userAdd, actions, roles, users, user, managers } = RBAC_PATHS;
    for (const path of [actionAdd, roleAdd, userAdd]) expect(failedCallName('POST', path)).not.toBeNull();
    for (const path of [actions, roles, users, user, managers])
      expect(failedCallName('GET', path)).not.toBeNull();
    for (const path of ['menu/all', 'admin/history-document/find', 'admin', ''])
      expect(failedCallName('GET', path)).toBeNull();
  });
});
