import { PREVIEW_RIGHTS } from '@polden/api-contract';
import { useId, useState } from 'react';
import { fromMoscowInput } from '../controls/moscow-input.ts';
import { NativeInput } from '../controls/native-input.tsx';
import { OpenPreview } from '../preview/open-preview.tsx';
import { useMay } from '../session/use-may.ts';
import css from './calendar.module.css';

/** The whole site as it will be when all that is set for until then has happened. */
export function SiteAt() {
  const id = useId();
  const [text, setText] = useState('');
  const at = fromMoscowInput(text);
  if (!useMay(PREVIEW_RIGHTS.open)) return null;
  return (
    <div className={css.siteAt}>
      <NativeInput
        id={id}
        name="at"
        type="datetime-local"
        label="Сайт, каким он будет (время московское)"
        value={text}
        onChange={setText}
      />
      <OpenPreview of={{ at: at ?? '' }} disabled={at === null}>
        Посмотреть
      </OpenPreview>
    </div>
  );
}
