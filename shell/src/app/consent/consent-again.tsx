import { useHydrated, useShellData } from '@polden/ui';
import { consentStore } from './consent.ts';

/** Asks about cookies once more: a consent can be taken back as easily as it was given. */
export function ConsentAgain({ className }: { className?: string | undefined }) {
  const { cookieManifest } = useShellData().settings;
  const isLive = useHydrated();
  if (!cookieManifest.visible) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget: asker }) => consentStore.setState({ consent: null, asker })}
      disabled={!isLive}
    >
      Настройки cookie
    </button>
  );
}
