import { type FindingGroup } from '@polden/text-quality';
import { memo } from 'react';
import { SmallButton } from '../controls/small-button.tsx';
import css from './quality.module.css';
import type { PlacedFinding } from './run-checks.ts';

const GROUPS: Record<FindingGroup, string> = {
  law: 'Закон о рекламе',
  figures: 'Ставки и суммы',
  links: 'Ссылки',
  search: 'Поиск',
  structure: 'Строение',
  spelling: 'Правописание',
  plain: 'Простой язык',
  typography: 'Типографика',
};
const MOST = 60;

interface FindingListProps {
  findings: readonly PlacedFinding[];
  readOnly: boolean;
  onGo: (finding: PlacedFinding) => void;
  onFix: (finding: PlacedFinding) => void;
  onKnow: (word: string) => void;
}

/** What was found, the gravest first: a press leads there. */
export const FindingList = memo(function FindingList(props: FindingListProps) {
  const { findings, readOnly, onGo, onFix, onKnow } = props;
  if (findings.length === 0) return <p>Замечаний нет.</p>;
  return (
    <>
      <ul role="list" className={css.findings}>
        {findings.slice(0, MOST).map((finding, index) => {
          const { group, severity, message, cure, label, fix } = finding;
          const word = group === 'spelling' ? /«(.+)»/u.exec(message)?.[1] : undefined;
          return (
            <li key={`${group}:${message}:${String(index)}`} className={css.finding} data-severity={severity}>
              <p className={css.soft}>
                {GROUPS[group]} · {label}
              </p>
              <button type="button" className={css.message} onClick={() => onGo(finding)}>
                {message}
              </button>
              <p>{cure}</p>
              {!readOnly && (
                <div className={css.fixes}>
                  {fix && (
                    <SmallButton about={message} onClick={() => onFix(finding)}>
                      {fix.text === '' ? 'Убрать' : `Заменить на «${fix.text.trim()}»`}
                    </SmallButton>
                  )}
                  {word !== undefined && (
                    <SmallButton about={word} onClick={() => onKnow(word)}>
                      В словарь
                    </SmallButton>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {findings.length > MOST && <p className={css.soft}>И ещё {findings.length - MOST}: сначала эти.</p>}
    </>
  );
});
