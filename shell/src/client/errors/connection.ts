import { showToast } from '@polden/ui';

const ID = 'connection';

/** Says when the network goes, for as long as it is away, and when it is back. */
export function watchConnection(): void {
  window.addEventListener('offline', () =>
    showToast({
      id: ID,
      tone: 'error',
      text: 'Нет соединения с интернетом. Открытая страница и введённое никуда не денутся.',
      durationMs: null,
    }),
  );
  window.addEventListener('online', () =>
    showToast({ id: ID, tone: 'success', text: 'Соединение восстановлено.' }),
  );
}
