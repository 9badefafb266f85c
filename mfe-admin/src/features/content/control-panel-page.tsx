import { useSession } from '@polden/session';
import { Notice } from '@polden/ui';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { type AdminType, expectAdminType } from '../content-types/admin-type.tsx';
import { LIST_SCREENS } from '../content-types/list-screens.ts';
import css from './control-panel.module.css';
import { TYPE_GROUPS } from './type-groups.ts';

/** `/admin/control-panel`: every type of content that the person may see. */
export function Component() {
  const user = useSession((session) => session.user);
  const groups = TYPE_GROUPS.map(({ title, names }) => ({
    title,
    types: names.map(expectAdminType).filter(({ actions }) => user?.actions.includes(actions.list)),
  })).filter(({ types }) => types.length > 0);
  return (
    <GuardedPage>
      <AdminFrame title="Содержание сайта">
        {groups.length === 0 && (
          <Notice>Вашей роли пока не открыт ни один список. Права выдаёт администратор.</Notice>
        )}
        <div className={css.groups}>
          {groups.map(({ title, types }) => (
            <section key={title} className={css.group}>
              <h2 className={css.title}>{title}</h2>
              <ul role="list" className={css.types}>
                {types.flatMap(listsOf).map(({ root, label }) => (
                  <li key={root}>
                    <Link to={root}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </AdminFrame>
    </GuardedPage>
  );
}

/** A type has one list, or one for each thing that is done with its items. */
function listsOf({ type, root, roots }: AdminType) {
  if (roots.length === 0) return [{ root, label: type.titles.section }];
  return roots.map((each) => ({ root: each, label: LIST_SCREENS[each]?.title ?? type.titles.section }));
}
