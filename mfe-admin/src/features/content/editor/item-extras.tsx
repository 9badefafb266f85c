import type { ReactNode } from 'react';
import { ItemComments } from '../../comments/item-comments.tsx';
import { EventPreview } from '../../events/event-preview.tsx';
import { AnswerVotes } from '../../faq/answer-votes.tsx';
import { ReviewFiles } from '../../reviews/review-files.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ItemValues } from './item-values.ts';

interface ItemExtrasProps {
  /** Null for a new item. */
  id: number | null;
  /** As they stand in the form. */
  values: ItemValues;
  /** Not given where nothing may be changed. */
  onChange?: ((change: ItemValues) => void) | undefined;
}

/** What stands below the fields of a type. */
const EXTRAS: Record<string, (props: ItemExtrasProps) => ReactNode> = {
  review: ({ id }) => id !== null && <ReviewFiles id={id} />,
  faq: ({ id }) => id !== null && <AnswerVotes id={id} />,
  events: ({ values, onChange }) => <EventPreview values={values} onChange={onChange} />,
};

export function ItemExtras(props: ItemExtrasProps) {
  const Extra = EXTRAS[useAdminType().type.name];
  return (
    <>
      {Extra && <Extra {...props} />}
      {props.id !== null && <ItemComments id={props.id} />}
    </>
  );
}
