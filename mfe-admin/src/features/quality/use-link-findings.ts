import { LINK_RIGHTS } from '@polden/api-contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LINK_KEYS, linksApi } from '../links/links.api.ts';
import { problemOf } from '../links/link-words.ts';
import { useMay } from '../session/use-may.ts';
import type { CheckedText } from './checked-texts.ts';
import type { PlacedFinding } from './run-checks.ts';

/** Links of the texts that lead nowhere, or not straight. */
export function useLinkFindings(
  texts: readonly CheckedText[],
  addresses: readonly string[],
  isOpen: boolean,
): PlacedFinding[] {
  const mayLook = useMay(LINK_RIGHTS.judge);
  const { data = [] } = useQuery({
    queryKey: LINK_KEYS.judged(addresses),
    queryFn: ({ signal }) => linksApi.judge(addresses, signal),
    enabled: mayLook && isOpen && addresses.length > 0,
    placeholderData: keepPreviousData,
    meta: { shownInPlace: [422] },
  });
  const wrong = new Map(data.map((verdict) => [verdict.address, verdict]));
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
