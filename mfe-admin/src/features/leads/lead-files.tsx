import { ADMIN_LEAD_PATHS, LEAD_RIGHTS, type LeadCard } from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';
import { Button } from '@polden/ui';
import { useMutation } from '../calls/use-mutation.ts';
import { saveFile } from '../files/save-file.ts';
import { useMay } from '../session/use-may.ts';
import css from './leads.module.css';

/** What came with the request. */
export function LeadFiles({ lead: { id, files } }: { lead: LeadCard }) {
  const may = useMay(LEAD_RIGHTS.file);
  const { mutate, isPending } = useMutation({ mutationFn: saveFile });
  if (files.length === 0) return null;
  return (
    <section className={css.part}>
      <h2 className={css.subtitle}>Файлы</h2>
      <ul role="list" className={css.timeline}>
        {files.map(({ position, fileName, bytes }) => (
          <li key={position} className={css.line}>
            <span>
              {fileName} <span className={css.soft}>{formatFileSize(bytes)}</span>
            </span>
            {may && (
              <Button
                variant="secondary"
                busy={isPending}
                onClick={() => mutate(`${ADMIN_LEAD_PATHS.file}/${id}/${position}`)}
              >
                Скачать
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
