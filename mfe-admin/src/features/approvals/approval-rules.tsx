import { APPROVAL_RIGHTS } from '@polden/api-contract';
import { CONTENT_TYPES } from '@polden/content-model';
import { Checkbox } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { NotRead } from '../controls/not-read.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { APPROVAL_KEYS, approvalsApi } from './approvals.api.ts';
import css from './approvals.module.css';

/** Others are seen as soon as they are saved. */
const TYPES = CONTENT_TYPES.filter(({ drafts }) => drafts);

/** What is published by two people only. */
export function ApprovalRules() {
  const mayChange = useMay(APPROVAL_RIGHTS.rule);
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: APPROVAL_KEYS.rules,
    queryFn: ({ signal }) => approvalsApi.rules(signal),
  });
  const changing = useMutation({
    // One follows another, so that the last answer is the whole of it.
    scope: { id: 'approval-rules' },
    mutationFn: ({ type, required }: { type: string; required: boolean }) =>
      approvalsApi.setRule(type, required),
    meta: { failure: 'Правило не изменилось.' },
    onSuccess: (rules) => {
      queryClient.setQueryData(APPROVAL_KEYS.rules, rules);
      toast.success('Правило сохранено');
    },
  });
  const { data } = query;
  if (!data) return <NotRead of={[query]} loading="Загружаем правила…" failed="Правила не загрузились" />;
  return (
    <fieldset className={css.rules}>
      <legend className={css.legend}>Публикуют вдвоём</legend>
      <p className={css.fine}>
        Запись отмеченного раздела появится на сайте, только если её одобрил сотрудник, который её не писал.
        Одобрение относится к тексту: после правки нужно новое.
      </p>
      <ul role="list" className={css.types}>
        {TYPES.map(({ name, titles }) => (
          <li key={name}>
            <Checkbox
              name={`rule-${name}`}
              label={titles.section}
              checked={data.includes(name)}
              disabled={!mayChange}
              onChange={(required) => changing.mutate({ type: name, required })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
