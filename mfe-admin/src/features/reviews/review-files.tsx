import { REVIEW_FILES_RIGHT, REVIEW_PATHS, type ReviewFile } from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';
import { staffHttp } from '@polden/session';
import { useQuery } from '@tanstack/react-query';
import { Picture } from '../pictures/picture.tsx';
import { useMay } from '../session/use-may.ts';
import css from './reviews.module.css';

/** What came with a review, for whoever moderates it; nothing when there is nothing. */
export function ReviewFiles({ id }: { id: number }) {
  const maySee = useMay(REVIEW_FILES_RIGHT);
  const { data = [] } = useQuery({
    queryKey: ['review-files', id],
    queryFn: ({ signal }) => staffHttp.get<ReviewFile[]>(`${REVIEW_PATHS.files}/${id}`, { signal }),
    enabled: maySee,
  });
  if (data.length === 0) return null;
  return (
    <section className={css.files} aria-label="Приложено к отзыву">
      <h2 className={css.title}>Приложено к отзыву</h2>
      <ul role="list" className={css.list}>
        {data.map(({ fileName, picture, document }, index) => (
          // Two files may have one name.
          <li key={`${index}-${fileName}`}>
            <a href={picture?.url ?? document?.url} target="_blank" rel="noopener">
              {picture && <Picture picture={picture} alt="" aspect={4 / 3} sizes="12rem" />}
              {fileName}
            </a>
            {document && <span className={css.soft}>{formatFileSize(document.fileSize)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
