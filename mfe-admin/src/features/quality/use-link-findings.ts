import { LINK_RIGHTS, type LinkVerdict } from '@polden/api-contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LINK_KEYS, linksApi } from '../links/links.api.ts';
import { problemOf } from '../links/link-words.ts';
import { useMay } from '../session/use-may.ts';
import type { CheckedText } from './checked-texts.ts';
import type { PlacedFinding } from './run-checks.ts';

const NONE: readonly LinkVerdict[] = [];

/** Links of the texts that lead nowhere, or not straight. */
export function useLinkFindings(
  texts: readonly CheckedText[],
  addresses: readonly string[],
  isOpen: boolean,
): PlacedFinding[] {
  const mayLook = useMay(LINK_RIGHTS.judge);
  const { data = NONE } = useQuery({
    queryKey: LINK_KEYS.judged(addresses),
    queryFn: ({ signal }) => linksApi.judge(addresses, signal),
    enabled: mayLook && isOpen && addresses.length > 0,
    placeholderData: keepPreviousData,
    meta: { shownInPlace: [422] },
  });
  return useMemo(() => findingsOf(texts, data), [texts, data]);
}

function findingsOf(texts: readonly CheckedText[], verdicts: readonly LinkVerdict[]): PlacedFinding[] {
  const wrong = new Map(verdicts.map((verdict) => [verdict.address, verdict]));
  return texts.flatMap(({ field, label, content }) =>
    content.blocks.flatMap(({ links }, block) =>
      links.flatMap(({ start, end, href }): PlacedFinding[] => {
        const verdict = wrong.get(href);
        if (!verdict) return [];
        return [
          {
            field,
            label,
            group: 'links',
            severity: verdict.problem === 'redirected' ? 'hint' : 'warning',
            message: `${href}: ${problemOf(verdict).toLowerCase()}`,
            cure: 'Поставьте курсор в ссылку и выберите другую страницу.',
            block,
            start,
            end,
          },
        ];
      }),
    ),
  );
}
