import { Button, WithScripts } from '@polden/ui';
import css from './legal.module.css';

/** Prints the page; without scripts the browser's own menu does. */
export function PrintButton() {
  return (
    <p className={css.print}>
      <WithScripts>
        <Button variant="secondary" onClick={() => window.print()}>
          Распечатать
        </Button>
      </WithScripts>
    </p>
  );
}
