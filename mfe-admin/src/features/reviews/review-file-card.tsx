import { REVIEW_FILE_RIGHTS, type ReviewFile } from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { useMay } from '../session/use-may.ts';
import { reviewFilesApi, reviewFilesKey } from './reviews.api.ts';
import css from './reviews.module.css';

interface ReviewFileCardProps {
  reviewId: number;
  file: ReviewFile;
}

/** One file: private until it is opened, and for visitors until its picture is published. */
export function ReviewFileCard({ reviewId, file }: ReviewFileCardProps) {
  const { position, fileName, bytes, isPicture, published } = file;
  const mayOpen = useMay(REVIEW_FILE_RIGHTS.file);
  const [preview, setPreview] = useState<string | null>(null);
  const show = useMutation({
    mutationFn: () => reviewFilesApi.open(reviewId, position),
    onSuccess: setPreview,
  });
  const save = useMutation({
    mutationFn: () => reviewFilesApi.save(reviewId, position),
  });
  const source = preview ?? published?.url;
  return (
    <li>
      {isPicture && source !== undefined && <img className={css.photo} src={source} alt={fileName} />}
      <span>{fileName}</span>
      <span className={css.soft}>
        {formatFileSize(bytes)}
        {published && ' · видно посетителям'}
      </span>
      <span className={css.actions}>
        {mayOpen && isPicture && source === undefined && (
          <SmallButton about={fileName} busy={show.isPending} onClick={() => show.mutate()}>
            Показать
          </SmallButton>
        )}
        {mayOpen && (
          <SmallButton about={fileName} busy={save.isPending} onClick={() => save.mutate()}>
            Скачать
          </SmallButton>
        )}
        {isPicture && <PublicationButton reviewId={reviewId} file={file} />}
      </span>
    </li>
  );
}

function PublicationButton({ reviewId, file: { position, fileName, published } }: ReviewFileCardProps) {
  const may = useMay(published ? REVIEW_FILE_RIGHTS.fileWithdraw : REVIEW_FILE_RIGHTS.filePublish);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => reviewFilesApi[published ? 'withdraw' : 'publish'](reviewId, position),
    onSuccess: (files) => queryClient.setQueryData(reviewFilesKey(reviewId), files),
  });
  if (!may) return null;
  return (
    <SmallButton about={fileName} busy={isPending} onClick={() => mutate()}>
      {published ? 'Снять с публикации' : 'Опубликовать фото'}
    </SmallButton>
  );
}
