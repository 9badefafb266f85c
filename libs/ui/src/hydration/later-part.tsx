import { lazy, useState, type ComponentType } from 'react';

/**
 * A part of a page that loads its code when it is first shown, or earlier by `bring`. On a server it is brought before
 * anything is rendered; in a browser it stands inside a Suspense boundary, which keeps what was there until it has come.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let here: ComponentType<P> | null = null;
  const bring = async (): Promise<ComponentType<P>> => (here ??= await load());
  const Coming = lazy(async () => ({ default: await bring() })) as unknown as ComponentType<P>;

  function LaterPart(props: P) {
    // The same one as long as it is shown: another would begin anew.
    const [Part] = useState(() => here ?? Coming);
    return <Part {...props} />;
  }
  return Object.assign(LaterPart, { bring });
}
