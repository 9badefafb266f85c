import { Landing } from '@polden/bench-landing-remote/src/landing/landing.tsx';
import { connection } from 'next/server';
import { readLanding } from '../read-landing.ts';

/** Rendered for every request, with three calls to the API. */
export default async function Page() {
  await connection();
  return <Landing {...await readLanding({ cache: 'no-store' })} />;
}
