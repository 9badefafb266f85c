import {
  MEDIA_RIGHTS,
  MEDIA_TURNS,
  type MediaImage,
  type MediaTransform,
  type MediaTurn,
} from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { Select } from '../controls/select.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { rememberPicture } from '../pictures/pictures.store.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { framed, isWhole } from './crop-box.ts';
import { CropFrame } from './crop-frame.tsx';
import css from './crop.module.css';
import { MEDIA_KEYS, mediaApi } from './media.api.ts';

type Aspects = Record<string, { label: string; ratio: number | null }>;

const ASPECTS: Aspects = {
  free: { label: 'Любой', ratio: null },
  wide: { label: '16 : 9', ratio: 16 / 9 },
  photo: { label: '3 : 2', ratio: 3 / 2 },
  square: { label: 'Квадрат', ratio: 1 },
};

export interface CropDialogProps {
  /** How many places show it; null: all of them keep the picture as it is, and the cut is another one. */
  uses: number | null;
  /** Width to height of the place that it is cut for. */
  place?: number;
  image: MediaImage;
  onClose: () => void;
  onDone: (changed: MediaImage) => void;
}

/** Turns a picture and cuts it: into a new one, or in the place of the old one. */
export function CropDialog({ uses, place, image, onClose, onDone }: CropDialogProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const mayReplace = useMay(MEDIA_RIGHTS.replace) && uses !== null;
  const aspects: Aspects =
    place === undefined ? ASPECTS : { place: { label: 'Для этого места', ratio: place }, ...ASPECTS };
  const [turn, setTurn] = useState<MediaTurn>(0);
  const [shape, setShape] = useState(place === undefined ? 'free' : 'place');
  const ratio = aspects[shape]?.ratio ?? null;
  const aspect = shareOf(ratio, image, turn);
  const [box, setBox] = useState(() => framed(aspect));
  const [isReplaceAsked, setReplaceAsked] = useState(false);
  const saving = useMutation({
    mutationFn: (keep: MediaTransform['keep']) =>
      mediaApi.transform({ id: image.id, rotate: turn, crop: isWhole(box) ? null : box, keep }),
    meta: { failure: 'Картинка не изменилась.' },
    onSuccess: (changed, keep) => {
      rememberPicture(changed);
      toast.success(keep === 'copy' ? 'Копия в медиатеке: она первая в списке' : 'Картинка заменена везде');
      onDone(changed);
      void queryClient.invalidateQueries({ queryKey: MEDIA_KEYS.all });
    },
  });
  const same = turn === 0 && isWhole(box);
  const turnTo = (next: MediaTurn) => {
    setTurn(next);
    setBox(framed(shareOf(ratio, image, next)));
  };
  return (
    <Dialog title="Повернуть и кадрировать" wide onCancel={onClose}>
      <div className={css.tools}>
        <Button variant="secondary" onClick={() => turnTo(turned(turn, -1))}>
          Повернуть влево
        </Button>
        <Button variant="secondary" onClick={() => turnTo(turned(turn, 1))}>
          Повернуть вправо
        </Button>
        <Select
          id={`${id}-shape`}
          label="Кадр"
          value={shape}
          options={Object.entries(aspects).map(([value, { label }]) => ({ value, label }))}
          onChange={(value) => {
            setShape(value);
            setBox(framed(shareOf(aspects[value]?.ratio ?? null, image, turn)));
          }}
        />
      </div>
      <CropFrame picture={image} turn={turn} box={box} aspect={aspect} onChange={setBox} />
      {mayReplace && uses > 0 && (
        <p className={css.hint}>
          Если заменить, новый кадр появится везде, где стоит картинка. Прежнюю вернуть будет нельзя.
        </p>
      )}
      <DialogActions>
        <Button busy={saving.isPending} disabled={same} onClick={() => saving.mutate('copy')}>
          Сохранить копией
        </Button>
        {mayReplace && (
          <Button
            variant="secondary"
            busy={saving.isPending}
            disabled={same}
            onClick={() => setReplaceAsked(true)}
          >
            Заменить картинку
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </DialogActions>
      {isReplaceAsked && (
        <ConfirmDialog
          title="Заменить картинку?"
          confirm="Заменить"
          onCancel={() => setReplaceAsked(false)}
          onConfirm={() => {
            setReplaceAsked(false);
            saving.mutate('replace');
          }}
        >
          <p>Новый кадр появится везде, где стоит картинка. Прежнюю вернуть будет нельзя.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Width to height of the box in shares of the turned picture. */
function shareOf(ratio: number | null, { width, height }: MediaImage, turn: MediaTurn): number | null {
  if (ratio === null) return null;
  return turn === 90 || turn === 270 ? (ratio * width) / height : (ratio * height) / width;
}

function turned(turn: MediaTurn, step: 1 | -1): MediaTurn {
  const place = (MEDIA_TURNS.indexOf(turn) + step + MEDIA_TURNS.length) % MEDIA_TURNS.length;
  return MEDIA_TURNS[place] ?? 0;
}
