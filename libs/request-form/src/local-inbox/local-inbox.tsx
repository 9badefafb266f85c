import { useShellData } from '@polden/ui';
import css from './local-inbox.module.css';

/** Where the codes of a local run are to be read; nothing on a real site. */
export function LocalInbox() {
  const { local } = useShellData();
  if (!local) return null;
  return (
    <p className={css.line}>
      Локальный запуск: СМС никуда не уходят, коды лежат на{' '}
      <a href="/dev/sms" target="_blank" rel="noopener">
        /dev/sms
      </a>
      .
    </p>
  );
}
