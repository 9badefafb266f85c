import { useHydrated, useShellData } from '@polden/ui';
import { askForConsent } from './consent.ts';

/** Asks about cookies once more: a consent can be taken back as easily as it was given. */
export function ConsentAgain({ className }: { className?: string | undefined }) {
  const { cookieManifest } = useShellData().settings;
  const isLive = useHydrated();
  if (!cookieManifest.visible) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) => askForConsent(currentTarget)}
      disabled={!isLive}
    >
      Настройки cookie
    </button>
  );
}
