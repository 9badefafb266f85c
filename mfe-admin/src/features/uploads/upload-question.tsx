import { UnsavedQuestion, type UnsavedQuestionProps } from '../dialog/unsaved-question.tsx';

interface UploadQuestionProps extends Pick<UnsavedQuestionProps, 'isLeft'> {
  isRunning: boolean;
}

/** Asks before files on their way are left. */
export function UploadQuestion({ isRunning, ...rest }: UploadQuestionProps) {
  return (
    <UnsavedQuestion
      {...rest}
      isUnsaved={isRunning}
      title="Прервать загрузку?"
      confirm="Уйти, прервать загрузку"
    >
      Файл ещё загружается: если уйти, его придётся загружать заново.
    </UnsavedQuestion>
  );
}
