import type { PreviewOf } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useEffect, useRef, useState } from 'react';
import { ShareDialog } from './share-dialog.tsx';
import { usePreviewFrame } from './use-preview-frame.ts';
import css from './preview.module.css';

const WIDTHS = { phone: 390, desktop: 1340 } as const;
const TITLES = { phone: 'Телефон', desktop: 'Компьютер' } as const;
type Device = keyof typeof WIDTHS;

export interface PreviewPaneProps {
  of: PreviewOf;
  path: string | null;
  /** Of what is saved: the page reads its data anew when it is another one. */
  version: string;
  onClose: () => void;
}

/** The page of the site beside its form, as on a phone or on a computer. */
export function PreviewPane({ of, path, version, onClose }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [sharing, setSharing] = useState(false);
  const { frame, address, isReady, failed, open } = usePreviewFrame(of, { path, version });
  const { box, size } = useSize();
  const width = WIDTHS[device];
  const scale = Math.min(1, size.width / width);
  return (
    <section className={css.pane} aria-label="Предпросмотр">
      <div className={css.tools}>
        <fieldset className={css.devices}>
          <legend className="visually-hidden">Ширина</legend>
          {(Object.keys(WIDTHS) as Device[]).map((name) => (
            <button
              key={name}
              type="button"
              className={css.device}
              aria-pressed={device === name}
              onClick={() => setDevice(name)}
            >
              {TITLES[name]}
            </button>
          ))}
        </fieldset>
        <Button variant="quiet" onClick={() => setSharing(true)}>
          Ссылка для коллеги
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Закрыть
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {failed ? 'Предпросмотр не открылся' : isReady ? 'Предпросмотр открыт' : 'Открываем предпросмотр…'}
      </p>
      {failed && (
        <p className={css.failed}>
          Предпросмотр не открылся.{' '}
          <Button variant="secondary" onClick={open}>
            Открыть ещё раз
          </Button>
        </p>
      )}
      <div ref={box} className={css.box}>
        {address !== null && (
          <iframe
            key={address}
            ref={frame}
            className={css.frame}
            title="Страница с черновиком"
            src={address}
            style={{
              width: `${width}px`,
              height: `${size.height / scale}px`,
              transform: `scale(${scale})`,
              marginInlineStart: `${Math.max(0, (size.width - width * scale) / 2)}px`,
            }}
          />
        )}
      </div>
      {sharing && <ShareDialog of={of} onClose={() => setSharing(false)} />}
    </section>
  );
}

function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>({ width: WIDTHS.phone, height: 640 });
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
