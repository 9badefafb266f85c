import { Component, type ReactNode } from 'react';

/**
 * Around everything in the browser: shown when an error page has failed as well. It needs no data, no router and no other
 * component, so that nothing in it can fail.
 */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>Страница временно недоступна</h1>
        <p>Мы уже знаем о неполадке. Обновите страницу через минуту.</p>
        <p>
          <a href="/">На главную</a>
        </p>
      </main>
    );
  }
}
