import { ReviewConsents } from './review-consents.tsx';
import { ReviewFiles } from './review-files.tsx';

/** What came with a review. */
export function ReviewExtras({ id }: { id: number }) {
  return (
    <>
      <ReviewConsents id={id} />
      <ReviewFiles id={id} />
    </>
  );
}
