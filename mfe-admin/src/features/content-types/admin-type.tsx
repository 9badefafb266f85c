import { actionsOf, CONTENT_TYPES, type ContentOperation, type ContentType } from '@polden/content-model';
import { useSession } from '@polden/session';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { contentApi, type ContentApi } from './content.api.ts';
import { LIST_SCREENS, type ListScreen } from './list-screens.ts';

/** A type as the staff area shows it. */
export interface AdminType {
  type: ContentType;
  actions: ReturnType<typeof actionsOf>;
  api: ContentApi;
  /** Address of its list: /admin/control-panel/faq. */
  root: string;
  /** Of all its lists, when it has more than one. */
  roots: readonly string[];
  /** What this one of its lists is for; null where the type has one list for everything. */
  screen: ListScreen | null;
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
  const roots = Object.keys(ROOTS).filter((path) => ROOTS[path] === type.name);
  return {
    type,
    actions: actionsOf(type),
    api: contentApi(type),
    root: roots[0] ?? `/admin/control-panel/${type.name}`,
    roots: roots.length > 1 ? roots : [],
    screen: null,
    publicPath: ({ slug }) =>
      page !== null && typeof slug === 'string' ? page.replace(':slug', slug) : null,
  };
}

/** For an address without a type in it: /admin/blog/7 → /admin/blog and its type; undefined for any other. */
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
    () => ({
      ...expectAdminType(name),
      ...(root !== undefined && { root, screen: LIST_SCREENS[root] ?? null }),
    }),
    [name, root],
  );
  return <AdminTypeContext value={type}>{children}</AdminTypeContext>;
}

/** The content type of these pages. */
export function useAdminType(): AdminType {
  const type = use(AdminTypeContext);
  if (!type) throw new Error('outside of AdminTypeScope');
  return type;
}

/** The same of a list, which may leave some of them to another list of its type. */
export function useListRights(): (operation: ContentOperation) => boolean {
  const { screen } = useAdminType();
  const may = useRights();
  return (operation) => may(operation) && !(screen?.actsElsewhere.includes(operation) ?? false);
}

/** Which operations with items of this type to offer; the API decides about them anyway. */
export function useRights(): (operation: ContentOperation) => boolean {
  const { actions } = useAdminType();
  const held = useSession(({ user }) => user?.actions);
  return (operation) => held?.includes(actions[operation]) ?? false;
}
