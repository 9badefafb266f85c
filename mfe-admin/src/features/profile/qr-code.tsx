import type { SecondFactorSetup } from '@polden/api-contract';
import css from './profile.module.css';

/** Dark squares for a camera; the key beside it says the same in letters. */
export function QrCode({ size, path }: SecondFactorSetup['qr']) {
  return (
    <svg
      className={css.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="Ключ для приложения в виде QR-кода"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
