import { useSession } from '@polden/session';
import { Notice } from '@polden/ui';
import { Link } from 'react-router-dom';
import { Mentions } from '../comments/mentions.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { sectionsFor } from '../frame/sections.ts';
import css from './entry.module.css';

/** The first page after signing in: what this person may do here. */
export function Entry() {
  const user = useSession((session) => session.user);
  const notice = useSession((session) => session.notice);
  const sections = sectionsFor(user?.actions);
  return (
    <AdminFrame title={`Здравствуйте, ${user?.name ?? ''}!`}>
      {notice && (
        <Notice tone="warning" title={notice} live>
          Для этого действия у вашей роли нет прав. Войдите под другим именем или попросите администратора.
        </Notice>
      )}
      <Mentions />
      {sections.length > 0 ? (
        <ul role="list" className={css.sections}>
          {sections.map(({ path, title, text }) => (
            <li key={path} className={css.section}>
              <Link to={path} className={css.link}>
                {title}
              </Link>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <Notice>Вашей роли пока не открыт ни один раздел. Права выдаёт администратор.</Notice>
      )}
    </AdminFrame>
  );
}
