export { LiteAbLayout, LiteLayout } from '../../app/layouts/lite-layout.tsx';
export { LoginLayout } from '../../app/layouts/login-layout.tsx';
export { MinimalLayout } from '../../app/layouts/minimal-layout.tsx';
export { SimpleLayout } from '../../app/layouts/simple-layout.tsx';
