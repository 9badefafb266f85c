import { REVIEW_FILE_RIGHTS } from '@polden/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/use-may.ts';
import { ReviewFileCard } from './review-file-card.tsx';
import { reviewFilesApi, reviewFilesKey } from './reviews.api.ts';
import css from './reviews.module.css';

/** Files that came with a review, for its moderator; empty without files. */
export function ReviewFiles({ id }: { id: number }) {
  const maySee = useMay(REVIEW_FILE_RIGHTS.files);
  const { data = [] } = useQuery({
    queryKey: reviewFilesKey(id),
    queryFn: ({ signal }) => reviewFilesApi.list(id, signal),
    enabled: maySee,
  });
  if (data.length === 0) return null;
  return (
    <section className={css.files} aria-label="Приложено к отзыву">
      <h2 className={css.title}>Приложено к отзыву</h2>
      <p className={css.soft}>
        Файлы видят только сотрудники; каждое открытие попадает в историю. Посетители увидят фото, когда вы
        его опубликуете, и только пока опубликован отзыв.
      </p>
      <ul role="list" className={css.list}>
        {data.map((file) => (
          <ReviewFileCard key={file.position} reviewId={id} file={file} />
        ))}
      </ul>
    </section>
  );
}
