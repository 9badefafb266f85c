import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Device } from './device-switch.tsx';
import css from './preview.module.css';

const WIDTHS: Record<Device, number> = { phone: 390, desktop: 1340 };

interface ScaledFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  device: Device;
  /** Of the page; null: not known yet. */
  address: string | null;
  title: string;
  /** The page is looked at and does nothing. */
  still?: boolean;
  onLoad?: () => void;
}

/** A page as wide as on the device, made as small as its place asks for. */
export function ScaledFrame({ ref, device, address, title, still = false, onLoad }: ScaledFrameProps) {
  const { box, size } = useSize();
  const width = WIDTHS[device];
  const scale = Math.min(1, size.width / width);
  return (
    <div ref={box} className={css.box}>
      {address !== null && (
        <iframe
          key={address}
          ref={ref}
          className={css.frame}
          title={title}
          src={address}
          sandbox={still ? 'allow-same-origin' : undefined}
          onLoad={onLoad}
          style={{
            width: `${width}px`,
            height: `${size.height / scale}px`,
            transform: `scale(${scale})`,
            marginInlineStart: `${Math.max(0, (size.width - width * scale) / 2)}px`,
          }}
        />
      )}
    </div>
  );
}

function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: WIDTHS.phone, height: 640 });
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
