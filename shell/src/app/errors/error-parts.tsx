import { Suspense, use, type ReactNode } from 'react';
import type * as errorParts from './all-error-parts.ts';
import { PlainUnavailable } from './plain-unavailable.tsx';

type ErrorParts = typeof errorParts;

/** What is seen when something fails is no part of every page's script: the server has it at hand, the browser brings it. */
const provided: { parts: ErrorParts | null; bring: () => Promise<ErrorParts>; nameStyles?: () => void } = {
  parts: null,
  bring: () => Promise.reject(new Error('nobody provides the pages of errors')),
};
let coming: Promise<ErrorParts | null> | null = null;
/** What did not come is asked for again after so many milliseconds at the earliest: each rendering would ask. */
const AGAIN_MS = 10_000;

/** Called once by a server before anything is rendered. */
export function provideErrorParts(parts: ErrorParts): void {
  provided.parts = parts;
}

/** Called once by a server: names their styles in the document that is being rendered; a browser brings them with the code. */
export function provideErrorStyles(nameStyles: () => void): void {
  provided.nameStyles = nameStyles;
}

/** Called once by a browser: how they are brought when the first of them is to be seen. */
export function provideErrorPartsLater(bring: () => Promise<ErrorParts>): void {
  provided.bring = bring;
}

/** One of the pages that stand in place of another. Where its code does not come either, the words without it. */
export function ErrorPart({ of }: { of: (parts: ErrorParts) => ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Brought of={of} />
    </Suspense>
  );
}

function Brought({ of }: { of: (parts: ErrorParts) => ReactNode }) {
  const parts = provided.parts ?? use((coming ??= bringParts()));
  provided.nameStyles?.();
  return parts === null ? <PlainUnavailable /> : of(parts);
}

async function bringParts(): Promise<ErrorParts | null> {
  try {
    provided.parts = await provided.bring();
  } catch (error) {
    console.warn('the pages of errors are not available', error);
    setTimeout(() => (coming = null), AGAIN_MS);
  }
  return provided.parts;
}

/** Around a remote: whole on a server, which may send it; in a browser the words that are at hand. */
export function ErrorFallback() {
  const { parts } = provided;
  provided.nameStyles?.();
  return parts === null ? <PlainUnavailable /> : <parts.UnavailableFallback />;
}
