import type { ReactNode } from 'react';
import { RedirectImport } from '../../redirects/redirect-import.tsx';
import { RuleTester } from '../../seo-rules/rule-tester.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';

/** What stands over the list of a type. */
const TOOLS: Record<string, () => ReactNode> = {
  redirect: RedirectImport,
  'meta-for-pages': RuleTester,
};

export function ListTools() {
  const Tools = TOOLS[useAdminType().type.name];
  return Tools ? <Tools /> : null;
}
