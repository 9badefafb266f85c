import type { TransferCode } from '@polden/api-contract';
import { Button, ButtonLink, useHydrated } from '@polden/ui';
import css from '../payments.module.css';

/** The code for a bank's app on the same device: a camera cannot see its own screen. */
export function CodePicture({ code: { png, contract } }: { code: TransferCode }) {
  const name = `QR-код ${contract}.png`;
  const isHydrated = useHydrated();
  const shared = isHydrated ? { files: [fileOf(png, name)] } : null;
  return (
    <p className={`${css.actions} ${css.screenOnly}`}>
      <ButtonLink href={`data:image/png;base64,${png}`} download={name} variant="secondary">
        Сохранить картинку
      </ButtonLink>
      {shared && canShare(shared) && (
        // Closing the list of apps is a change of mind, not an error.
        <Button variant="secondary" onClick={() => void navigator.share(shared).catch(() => undefined)}>
          Поделиться
        </Button>
      )}
    </p>
  );
}

function canShare(data: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(data);
}

function fileOf(base64: string, name: string): File {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}
