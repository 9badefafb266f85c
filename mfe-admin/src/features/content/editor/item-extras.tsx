import type { ItemUsage as Usage } from '@polden/api-contract';
import { type ReactNode, Suspense } from 'react';
import { AnswerVotes } from '../../faq/answer-votes.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { ItemUsage } from './item-usage.tsx';
import type { ItemValues } from './item-values.ts';
import { EventPreview, ItemComments, ReviewExtras } from './later-panes.ts';

interface ItemExtrasProps {
  /** Null for a new item. */
  id: number | null;
  /** As they stand in the form. */
  values: ItemValues;
  /** Not given where nothing may be changed. */
  onChange?: ((change: ItemValues) => void) | undefined;
}

interface AllExtrasProps extends ItemExtrasProps {
  /** Only of a type that counts uses. */
  usage: Usage | undefined;
}

/** What stands below the fields of a type. */
const EXTRAS: Record<string, (props: ItemExtrasProps) => ReactNode> = {
  review: ({ id }) =>
    id !== null && (
      <Suspense>
        <ReviewExtras id={id} />
      </Suspense>
    ),
  faq: ({ id }) => id !== null && <AnswerVotes id={id} />,
  events: EventExtra,
};

/** Its parts are placed where its layout is. */
function EventExtra({ values, onChange }: ItemExtrasProps) {
  const isScheduled = useAdminType().screen?.fieldsElsewhere.includes('titleLeft') ?? false;
  return (
    <Suspense>
      <EventPreview values={values} onChange={isScheduled ? undefined : onChange} />
    </Suspense>
  );
}

export function ItemExtras({ usage, ...props }: AllExtrasProps) {
  const Extra = EXTRAS[useAdminType().type.name];
  return (
    <>
      {Extra && <Extra {...props} />}
      {usage && <ItemUsage usage={usage} />}
      {props.id !== null && (
        <Suspense>
          <ItemComments id={props.id} />
        </Suspense>
      )}
    </>
  );
}
