import { HttpError } from '@polden/http';
import { Component, type ReactNode } from 'react';

interface LastResortState {
  failed: boolean;
  /** Of the call that has failed, where it was one. */
  requestId: string | null;
}

/**
 * Around everything in the browser: shown when an error page has failed as well. It needs no data, no router and no other
 * component, so that nothing in it can fail.
 */
export class LastResort extends Component<{ children: ReactNode }, LastResortState> {
  override state: LastResortState = { failed: false, requestId: null };

  static getDerivedStateFromError(error: unknown): LastResortState {
    return { failed: true, requestId: error instanceof HttpError ? error.requestId : null };
  }

  override render(): ReactNode {
    const { failed, requestId } = this.state;
    if (!failed) return this.props.children;
    return (
      <main>
        <h1>Страница временно недоступна</h1>
        <p>Мы уже знаем о неполадке. Обновите страницу через минуту.</p>
        <p>
          <a href="/">На главную</a>
        </p>
        {requestId !== null && (
          <p>
            Номер обращения: <code>{requestId}</code>
          </p>
        )}
      </main>
    );
  }
}
