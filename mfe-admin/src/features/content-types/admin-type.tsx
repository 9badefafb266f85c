import { actionsOf, CONTENT_TYPES, type ContentOperation, type ContentType } from '@polden/content-model';
import { useSession } from '@polden/session';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { contentApi, type ContentApi } from './content.api.ts';

/** A type as the staff area shows it. */
export interface AdminType {
  type: ContentType;
  actions: ReturnType<typeof actionsOf>;
  api: ContentApi;
  /** Address of its list: /admin/control-panel/faq. */
  root: string;
  /** Address of an item for visitors; null where items have no pages of their own. */
  publicPath: (item: Record<string, unknown>) => string | null;
}

/** Lists that stand at addresses of their own, with the names of their types; the first one of a type leads to it. */
const ROOTS: Record<string, string> = {
  '/admin/blog': 'blog',
  '/admin/company-docs': 'company-docs',
  '/admin/events': 'events',
  '/admin/event-constructor': 'events',
  '/admin/seo-meta': 'meta-for-pages',
};

const types = new Map(CONTENT_TYPES.map((type) => [type.name, adminType(type)]));

function adminType(type: ContentType): AdminType {
  const { page } = type;
  return {
    type,
    actions: actionsOf(type),
    api: contentApi(type),
    root: Object.keys(ROOTS).find((path) => ROOTS[path] === type.name) ?? `/admin/control-panel/${type.name}`,
    publicPath: ({ slug }) =>
      page !== null && typeof slug === 'string' ? page.replace(':slug', slug) : null,
  };
}

/** Of a page whose address names no type: /admin/blog/7 → /admin/blog and its type; undefined for any other. */
export function findRootAt(pathname: string): { root: string; name: string } | undefined {
  const found = Object.entries(ROOTS).find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found && { root: found[0], name: found[1] };
}

export function findAdminType(name: string): AdminType | undefined {
  return types.get(name);
}

export function expectAdminType(name: string): AdminType {
  const found = findAdminType(name);
  if (!found) throw new Error(`no content type ${name}`);
  return found;
}

const AdminTypeContext = createContext<AdminType | null>(null);

interface AdminTypeScopeProps {
  name: string;
  /** Where these pages stand, when not at the first address of the type. */
  root?: string | undefined;
  children: ReactNode;
}

export function AdminTypeScope({ name, root, children }: AdminTypeScopeProps) {
  const type = useMemo(
    () => ({ ...expectAdminType(name), ...(root !== undefined && { root }) }),
    [name, root],
  );
  return <AdminTypeContext value={type}>{children}</AdminTypeContext>;
}

/** The type whose pages these are. */
export function useAdminType(): AdminType {
  const type = use(AdminTypeContext);
  if (!type) throw new Error('outside of AdminTypeScope');
  return type;
}

/** Which operations with items of this type to offer; the API decides about them anyway. */
export function useRights(): (operation: ContentOperation) => boolean {
  const { actions } = useAdminType();
  const held = useSession(({ user }) => user?.actions);
  return (operation) => held?.includes(actions[operation]) ?? false;
}
