import { Notice } from '@polden/ui';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { AdminTypeScope, findAdminType, findRootAt } from '../content-types/admin-type.tsx';

/** A page of the type that its address names. */
export function TypePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const own = findRootAt(pathname);
  const name = useParams()['type'] ?? own?.name ?? '';
  return (
    <GuardedPage>
      {findAdminType(name) ? (
        <AdminTypeScope key={name} name={name} root={own?.root}>
          {children}
        </AdminTypeScope>
      ) : (
        <AdminFrame title="Такого раздела нет">
          <Notice>Проверьте адрес или выберите раздел в панели управления.</Notice>
        </AdminFrame>
      )}
    </GuardedPage>
  );
}
