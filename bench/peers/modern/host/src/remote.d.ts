declare module 'remote/landing' {
  export { Landing } from '@polden/bench-landing-remote/src/landing/landing.tsx';
}
