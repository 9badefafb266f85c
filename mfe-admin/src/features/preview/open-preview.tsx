import { PREVIEW_RIGHTS, type PreviewOf } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useMutation } from '../calls/use-mutation.ts';
import { useMay } from '../session/use-may.ts';
import { previewApi } from './preview.api.ts';

interface OpenPreviewProps {
  of: PreviewOf;
  children: string;
  disabled?: boolean;
}

/** Opens the site as it will be, in a tab of its own. */
export function OpenPreview({ of, children, disabled = false }: OpenPreviewProps) {
  const opening = useMutation({
    mutationFn: () => previewApi.open(of),
    meta: { failure: 'Предпросмотр не открылся.' },
    onSuccess: ({ address }) => void window.open(address, '_blank'),
  });
  if (!useMay(PREVIEW_RIGHTS.open)) return null;
  return (
    <Button variant="secondary" busy={opening.isPending} disabled={disabled} onClick={() => opening.mutate()}>
      {children}
    </Button>
  );
}
