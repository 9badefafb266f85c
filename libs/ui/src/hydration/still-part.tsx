import { useEffect, useState, type ComponentType } from 'react';
import { afterAnswer } from '../timing/when-idle.ts';
import { laterPart } from './later-part.tsx';
import { useHydrated } from './use-hydrated.ts';
import css from './still-part.module.css';

/** Attribute of such parts; links and forms in their HTML have no listeners. */
export const STILL_PART = 'data-still';

export interface StillPartOptions {
  /** What is out of date is wrong, and not shown until the code is there. Default false. */
  hidesStale?: boolean;
}

/**
 * A part of a page that needs no JavaScript: words, tables, pictures, links, the browser's own disclosures. In the page that
 * the server has sent its HTML stays as it came: React does not go through it, and its code comes only when one of its props
 * becomes another one. Keep them the same objects between renders. On a page that the router opens it is a `laterPart`.
 * @param name of the part: one of its kind on the site
 */
export function stillPart<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { hidesStale = false }: StillPartOptions = {},
) {
  const Part = laterPart(load);
  let isStarted = false;

  function StillPart(props: P) {
    const isInServersPage = !useHydrated() && typeof document !== 'undefined';
    const [first] = useState(props);
    const [isKept, setKept] = useState(isInServersPage);
    const isStale = isKept && !isSame(first, props);
    useEffect(() => {
      isStarted = true;
    }, []);
    useEffect(() => {
      let isAsked = isStale;
      const show = () =>
        Part.bring().then(
          () => isAsked && setKept(false),
          // What does not come is asked for with the next change.
          () => undefined,
        );
      if (isStale) afterAnswer(() => void show());
      return () => {
        isAsked = false;
      };
    }, [isStale, props]);

    if (!isKept) {
      return (
        <div key="live" className={css.part} {...{ [STILL_PART]: name }}>
          <Part {...props} />
        </div>
      );
    }
    return (
      <div
        key="kept"
        className={css.part}
        {...{ [STILL_PART]: name }}
        hidden={isStale && hidesStale}
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
      />
    );
  }

  /** Brings it together with its page; not where the server's HTML of it is about to be kept. */
  const bringWithPage = async (): Promise<void> => {
    const isThere =
      typeof document !== 'undefined' &&
      !isStarted &&
      document.querySelector(`[${STILL_PART}="${name}"]`) !== null;
    if (!isThere) await Part.bring();
  };
  return Object.assign(StillPart, { bringWithPage });
}

/** React writes it where it makes the element, and leaves alone what it finds there. */
const NOTHING = { __html: '' };

function isSame<P extends object>(before: P, now: P): boolean {
  return Object.entries(now).every(([name, value]) => Object.is(Reflect.get(before, name), value));
}
