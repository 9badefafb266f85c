import type { ChangeSetItem } from '@polden/api-contract';
import { Notice } from '@polden/ui';
import { Lines } from '../lines.tsx';
import type { Check } from './use-comparison.ts';
import css from './set-pages.module.css';

interface PageNotesProps {
  item: ChangeSetItem;
  /** Undefined: not checked yet. */
  check: Check | undefined;
}

/** Obstacles and warnings of the member, and accessibility problems of its page. */
export function PageNotes({ item, check }: PageNotesProps) {
  const { problems, warnings, removal } = item;
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="error" title="Выйти не даст">
          <Lines lines={problems} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Проверьте">
          <Lines lines={warnings} />
        </Notice>
      )}
      {!removal && <Accessibility check={check} />}
    </>
  );
}

function Accessibility({ check }: { check: Check | undefined }) {
  if (!check) return <p className={css.soft}>Доступность проверим, когда страница откроется…</p>;
  if (check === 'failed') {
    return (
      <Notice tone="warning" title="Доступность не проверена">
        <p>Проверка на этой странице не запустилась. Откройте страницу ещё раз.</p>
      </Notice>
    );
  }
  const { serious, minor } = check;
  const others = minor > 0 ? ` Замечаний помельче: ${minor}.` : '';
  if (serious.length === 0)
    return <p className={css.soft}>{`Серьёзных преград на странице нет.${others}`}</p>;
  return (
    <Notice tone="warning" title="Доступность: кому-то страница не дастся">
      <ul>
        {serious.map(({ id, help, places, where }) => (
          <li key={id}>
            {help}
            <span className={css.soft}>
              {places > 1 ? `Мест: ${places}, первое` : 'Место'}: <code>{where}</code>
            </span>
          </li>
        ))}
      </ul>
      {others !== '' && <p>{others.trim()}</p>}
    </Notice>
  );
}
