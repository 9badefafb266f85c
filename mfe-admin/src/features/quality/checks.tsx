import { checkSearchWords } from '@polden/text-quality';
import { Button, Checkbox } from '@polden/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAdminType } from '../content-types/admin-type.tsx';
import { useReadOnlyFields } from '../content-types/use-field-rights.ts';
import { textOf } from './values.ts';
import { FindingList } from './finding-list.tsx';
import { fixedText, fixInEditor, goToFinding } from './go-to-finding.ts';
import { loadDictionary } from './load-dictionary.ts';
import { addWordOfMine } from './own-words.ts';
import css from './quality.module.css';
import type { QualityPanelProps } from './quality-panel.tsx';
import type { PlacedFinding } from './run-checks.ts';
import { SeoPreview } from './seo-preview.tsx';
import { isTypesetting, setTypesetting } from './typography-switch.ts';
import { useChecks } from './use-checks.ts';

/** What is wrong with the texts of a form, as it stands in the open drawer. */
export function Checks({
  item,
  values,
  idOf,
  readOnly,
  onChange,
  onClose,
}: QualityPanelProps & { onClose: () => void }) {
  const { type, publicPath } = useAdminType();
  const queryClient = useQueryClient();
  const { findings, readability, isSpellingOff } = useChecks(values, true);
  const [typesets, setTypesets] = useState(isTypesetting);
  const title = textOf(values, type.title);
  const description = textOf(values, 'lead') || textOf(values, 'description');
  const hasPage = type.page !== null;
  const readOnlyNames = useReadOnlyFields();
  const describedBy = 'lead' in values ? 'lead' : 'description';
  const all = useMemo(() => {
    const found = hasPage ? checkSearchWords({ title, description }) : [];
    const label = 'Страница в поиске';
    const searched = found.map((finding) => ({
      field: fieldOf(finding.message, type.title, describedBy),
      label,
      ...finding,
    }));
    return [...findings, ...searched].map((finding) =>
      readOnlyNames.includes(finding.field) ? withoutFix(finding) : finding,
    );
  }, [findings, hasPage, title, description, type.title, describedBy, readOnlyNames]);

  const form = useRef({ values, idOf, onChange });
  useEffect(() => {
    form.current = { values, idOf, onChange };
  });
  // The same for every letter that is typed: a long list is drawn when what it says has changed.
  const actions = useMemo(
    () => ({
      onGo: (finding: PlacedFinding) => goToFinding(finding, form.current.idOf(finding.field)),
      onFix: (finding: PlacedFinding) => {
        if (!finding.fix || fixInEditor(finding, finding.fix)) return;
        const value = form.current.values[finding.field];
        if (typeof value === 'string')
          form.current.onChange({ [finding.field]: fixedText(value, finding, finding.fix) });
      },
      onKnow: (word: string) => void know(word, queryClient),
    }),
    [queryClient],
  );

  return (
    <>
      <header className={css.head}>
        <h2 className={css.title}>Проверки</h2>
        <Button variant="quiet" onClick={onClose}>
          Закрыть
        </Button>
      </header>
      <p role="status" className={css.soft}>
        Замечаний: {all.length}.{' '}
        {readability && `Лёгкость чтения ${readability.ease} из 100: ${readability.verdict}.`}
        {isSpellingOff && ' Словарь не загрузился, правописание не проверено.'}
      </p>
      <Checkbox
        name="typography"
        label="Поправлять кавычки, тире и пробелы при сохранении"
        checked={typesets}
        disabled={readOnly}
        onChange={(on) => {
          setTypesetting(on);
          setTypesets(on);
        }}
      />
      {hasPage && (
        <SeoPreview
          title={title}
          description={description}
          path={item && publicPath(item)}
          isPublished={item?.state === 'published'}
        />
      )}
      <FindingList findings={all} readOnly={readOnly} {...actions} />
    </>
  );
}

async function know(word: string, queryClient: QueryClient): Promise<void> {
  addWordOfMine(word);
  (await loadDictionary()).addOwn([word]);
  // The dictionary has a new word: its readers load it again.
  await queryClient.resetQueries({ queryKey: ['quality', 'dictionary'] });
}

function withoutFix({ fix: _, ...finding }: PlacedFinding): PlacedFinding {
  return finding;
}

function fieldOf(message: string, title: string, description: string): string {
  return /писани/iu.test(message) ? description : title;
}
