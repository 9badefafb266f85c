import type { ChangeSetItem } from '@polden/api-contract';
import { Button } from '@polden/ui';
import type { Device } from '../../preview/device-switch.tsx';
import { ScaledFrame } from '../../preview/scaled-frame.tsx';
import { type Check, useComparison } from './use-comparison.ts';
import css from './set-pages.module.css';

interface PageComparisonProps {
  setId: number;
  item: ChangeSetItem;
  device: Device;
  onChecked: (check: Check) => void;
}

/** The page as visitors see it beside the page that they will see. */
export function PageComparison({ setId, item, device, onChecked }: PageComparisonProps) {
  const { before, after, addresses, isCome, failed, again, onBefore, onAfter } = useComparison(
    setId,
    item,
    onChecked,
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {failed ? 'Страницы не открылись' : isCome ? 'Страницы открыты' : 'Открываем страницы…'}
      </p>
      {failed && (
        <p>
          Страницы не открылись.{' '}
          <Button variant="secondary" onClick={again}>
            Открыть ещё раз
          </Button>
        </p>
      )}
      <div className={css.sides}>
        <figure className={css.side}>
          <figcaption className={css.caption}>До набора</figcaption>
          {item.isNew ? (
            <p className={css.nothing}>Страницы на сайте ещё нет.</p>
          ) : (
            <ScaledFrame
              ref={before}
              device={device}
              address={addresses.before ?? null}
              title={`До набора: ${item.title}`}
              still
              onLoad={onBefore}
            />
          )}
        </figure>
        <figure className={css.side}>
          <figcaption className={css.caption}>С набором</figcaption>
          {item.removal ? (
            <p className={css.nothing}>Страница уйдёт с сайта: по её адресу будет «Такой страницы нет».</p>
          ) : (
            <ScaledFrame
              ref={after}
              device={device}
              address={addresses.after ?? null}
              title={`С набором: ${item.title}`}
              onLoad={onAfter}
            />
          )}
        </figure>
      </div>
    </>
  );
}
