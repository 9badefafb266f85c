import { Landing } from '@polden/bench-landing-remote/src/landing/landing.tsx';
import { readLanding } from '../read-landing.ts';

/** Rendered at the first visit, then sent as it was: a build has no API. */
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export default async function Page() {
  return <Landing {...await readLanding({ next: { revalidate } })} />;
}
