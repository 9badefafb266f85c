import type { LandingData } from '@polden/bench-landing-remote/src/landing/landing-data.ts';
import { useLoaderData } from '@modern-js/runtime/router';
import { createLazyComponent, lazyLoadComponentPlugin } from '@module-federation/modern-js-v3/data-fetch';
import { getInstance } from '@module-federation/modern-js-v3/runtime';

const instance = getInstance();
instance?.registerPlugins([lazyLoadComponentPlugin()]);

/** Comes from the remote while the host runs; its style is written into the page. */
const Landing = createLazyComponent({
  instance,
  loader: () => import('remote/landing'),
  export: 'Landing',
  loading: null,
  fallback: null,
});

export function LandingPage() {
  return <Landing {...(useLoaderData() as LandingData)} />;
}
