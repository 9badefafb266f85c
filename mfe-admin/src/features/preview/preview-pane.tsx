import type { PreviewOf } from '@polden/api-contract';
import { Button, Notice } from '@polden/ui';
import { useState } from 'react';
import { type Device, DeviceSwitch } from './device-switch.tsx';
import { ScaledFrame } from './scaled-frame.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { usePreviewFrame } from './use-preview-frame.ts';
import css from './preview.module.css';

export interface PreviewPaneProps {
  of: PreviewOf;
  path: string | null;
  /** Of what is saved: the page reads its data anew when it is another one. */
  version: string;
  /** Why what is typed is not on the page; null when it is, or will be in a moment. */
  behind: string | null;
  onClose: () => void;
}

/** The page of the site beside its form, as on a phone or on a computer. */
export function PreviewPane({ of, path, version, behind, onClose }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [sharing, setSharing] = useState(false);
  const { frame, address, isReady, failed, open } = usePreviewFrame(of, { path, version });
  return (
    <section className={css.pane} aria-label="Предпросмотр">
      <div className={css.tools}>
        <DeviceSwitch device={device} onChange={setDevice} />
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
      <div role="status">
        {behind !== null && (
          <Notice tone="warning" title="Предпросмотр отстал">
            <p>Он покажет набранное, когда исправите: {behind}</p>
          </Notice>
        )}
      </div>
      {failed && (
        <p className={css.failed}>
          Предпросмотр не открылся.{' '}
          <Button variant="secondary" onClick={open}>
            Открыть ещё раз
          </Button>
        </p>
      )}
      <ScaledFrame ref={frame} device={device} address={address} title="Страница с черновиком" />
      {sharing && <ShareDialog of={of} onClose={() => setSharing(false)} />}
    </section>
  );
}
