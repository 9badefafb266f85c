import { useLoaderData } from 'react-router-dom';
import type { LandingData } from './landing-data.ts';
import { Landing } from './landing.tsx';

export function Component() {
  return <Landing {...useLoaderData<LandingData>()} />;
}
