import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { heightIn, placeIn } from './frame-messages.ts';
import { SANDBOX } from './sandbox.ts';

/** What the page around a frame says of itself: read out of the page in it. */
export interface FramedHead {
  /** Path of the document in the frame. */
  src: string;
  title: string;
  metas: readonly { name?: string; property?: string; content: string }[];
  canonical: string | null;
  /** JSON of schema.org, without a `<` in it. */
  structured: readonly string[];
}

/** The page of a remote in quarantine. Without JavaScript the frame has a height of its own and is scrolled. */
export function FramedPage() {
  const { src, title, metas, canonical, structured } = useLoaderData<FramedHead>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const element = frame.current;
      if (!element || source !== element.contentWindow || origin !== 'null') return;
      const told = heightIn(data);
      if (told !== null) setHeight(told);
      const place = placeIn(data);
      if (place !== null)
        window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY + place });
    };
    window.addEventListener('message', listen);
    // It may have told its height before anybody listened. Of no origin, it can be named by none.
    frame.current?.contentWindow?.postMessage({ type: 'frame-height' }, '*');
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <>
      <title>{title}</title>
      {metas.map((meta, index) => (
        <meta key={index} {...meta} />
      ))}
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {structured.map((json, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        style={{ display: 'block', width: '100%', border: 0, height: height ?? '85vh' }}
      />
    </>
  );
}
