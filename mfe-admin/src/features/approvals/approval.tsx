import { APPROVAL_RIGHTS, type ApprovalState, type ApprovedText } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import type { ContentItem } from '../content-types/content.api.ts';
import { useAdminType } from '../content-types/admin-type.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { APPROVAL_KEYS, approvalsApi } from './approvals.api.ts';
import css from './approvals.module.css';

export interface ApprovalProps {
  item: ContentItem;
  /** Of the changes that visitors do not see yet: these are what is approved. Null without such. */
  draftVersion: number | null;
  /** The form says something else than what is saved: that is not what would be approved. */
  dirty: boolean;
  /** The server has told of newer values than the form was begun from. */
  outdated: boolean;
}

/**
 * Approvals of the saved item and its draft, and the approve button for a person with the right; empty where no approval is
 * needed.
 */
export function Approval({ item, draftVersion, dirty, outdated }: ApprovalProps) {
  const { type } = useAdminType();
  const maySee = useMay(APPROVAL_RIGHTS.state);
  const mayApprove = useMay(APPROVAL_RIGHTS.approve);
  const mayWithdraw = useMay(APPROVAL_RIGHTS.withdraw);
  const queryClient = useQueryClient();
  const key = APPROVAL_KEYS.state(type.name, item.id, `${item.version}:${draftVersion ?? ''}`);
  const { data: state } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => approvalsApi.state(type.name, item.id, signal),
    enabled: maySee && type.drafts,
  });
  const changing = useMutation({
    mutationFn: (looked: ApprovedText | null) =>
      looked === null
        ? approvalsApi.withdraw(type.name, item.id)
        : approvalsApi.approve(type.name, item.id, looked),
    onSuccess: (next) => {
      queryClient.setQueryData<ApprovalState>(key, next);
      toast.success(next.approved ? 'Одобрено: теперь можно публиковать' : 'Одобрение отозвано');
    },
  });
  // What visitors see already has been approved, or nobody asked for it then.
  const isOut = item.state !== 'draft' && draftVersion === null;
  if (!state?.required || (isOut && !state.approved)) return null;
  const { approved, hindrance, digest } = state;
  const isOfForm = state.itemVersion === item.version && state.draftVersion === draftVersion;
  if (!isOfForm || outdated) {
    return (
      <section className={css.approval} aria-label="Одобрение">
        <p className={css.state}>Запись изменили: откройте её заново</p>
      </section>
    );
  }
  return (
    <section className={css.approval} aria-label="Одобрение">
      <p className={css.state} data-approved={approved !== null || undefined}>
        {approved
          ? `Одобрено: ${approved.by}, ${formatDate(approved.at, 'DD.MM.YYYY HH:mm')}`
          : 'Публикуют вдвоём: нужно одобрение другого сотрудника'}
      </p>
      {!approved && hindrance !== null && <p className={css.fine}>{hindrance}</p>}
      {!approved && hindrance === null && mayApprove && (
        <>
          <Button
            variant="secondary"
            busy={changing.isPending}
            disabled={dirty}
            onClick={() => changing.mutate({ digest, itemVersion: item.version, draftVersion })}
          >
            {draftVersion === null ? 'Одобрить' : 'Одобрить изменения'}
          </Button>
          <p className={css.fine}>
            {dirty
              ? 'В форме есть несохранённое: одобряют то, что сохранено.'
              : 'После любой правки понадобится новое одобрение.'}
          </p>
        </>
      )}
      {approved?.own && mayWithdraw && (
        <Button variant="quiet" busy={changing.isPending} onClick={() => changing.mutate(null)}>
          Отозвать одобрение
        </Button>
      )}
    </section>
  );
}
