import type { Photo } from '@polden/api-contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, Dialog, Picture, useHydrated } from '@polden/ui';
import { FROM_PAGE, PHOTO_PARAMETER, photoAddress } from './photo-address.ts';
import css from './photobank.module.css';

const SIZES = '(min-width: 992px) 44rem, 100vw';
/** Pixels; a shorter movement of a finger is no swipe. */
const SWIPE = 40;

/** One picture over the page, by its own address: arrows, swipes and buttons lead to its neighbours. */
export function Lightbox({ photos }: { photos: readonly Photo[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The server does not know what is open: a kept page has one address.
  const asked = useHydrated() ? search.get(PHOTO_PARAMETER) : null;
  const at = photos.findIndex(({ id }) => String(id) === asked);
  const photo = photos[at];
  const location = useLocation();
  const state = location.state === FROM_PAGE ? FROM_PAGE : null;
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [location.key]);
  const show = (id: number | null) =>
    void navigate(photoAddress(id), { replace: true, preventScrollReset: true, state });
  const step = (by: number) => {
    const next = photos[(at + by + photos.length) % photos.length];
    if (next) show(next.id);
  };
  const close = () => {
    // The way back takes a moment, in which a second press would lead one step further.
    if (!photo || isLeaving.current) return;
    isLeaving.current = true;
    // The page under it is the step before; a copy of it would make the first way back seem to do nothing.
    if (state === FROM_PAGE) void navigate(-1);
    else show(null);
  };
  return (
    <Dialog open={photo !== undefined} title={photo?.title ?? ''} onClose={close}>
      {photo && <Opened photo={photo} onStep={step} />}
    </Dialog>
  );
}

function Opened({ photo: { image }, onStep }: { photo: Photo; onStep: (by: number) => void }) {
  const touch = useRef<number | null>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') onStep(1);
      if (key === 'ArrowLeft') onStep(-1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onStep]);
  if (!image) return null;
  return (
    <div
      className={css.opened}
      onTouchStart={({ touches }) => {
        // Two fingers enlarge the picture.
        touch.current = (touches.length === 1 && touches[0]?.clientX) || null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const way = (changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
        if (touch.current !== null && Math.abs(way) > SWIPE) onStep(way < 0 ? 1 : -1);
        touch.current = null;
      }}
    >
      <Picture image={image} sizes={SIZES} first />
      <div className={css.steps}>
        <Button variant="secondary" onClick={() => onStep(-1)}>
          Предыдущий
        </Button>
        <Button variant="secondary" onClick={() => onStep(1)}>
          Следующий
        </Button>
        <ButtonLink href={image.url} variant="quiet">
          Открыть файл
        </ButtonLink>
      </div>
    </div>
  );
}
