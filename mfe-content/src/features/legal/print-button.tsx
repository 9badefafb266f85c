import { Button, useHydrated } from '@polden/ui';
import css from './legal.module.css';

/** Prints the page; without scripts the browser's own menu does. */
export function PrintButton() {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <p className={css.print}>
      <Button variant="secondary" onClick={() => window.print()}>
        Распечатать
      </Button>
    </p>
  );
}
