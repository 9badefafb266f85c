import { MEDIA_RIGHTS } from '@polden/api-contract';
import { LinkTabs } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { useMay } from '../session/use-may.ts';
import css from './media.module.css';
import { MediaLibrary } from './media-library.tsx';
import { readMediaState } from './media-state.ts';
import { UploadArea } from './upload-area.tsx';

/** `/admin/media` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Картинки и файлы">
        <Media />
      </AdminFrame>
    </GuardedPage>
  );
}

function Media() {
  const [params] = useSearchParams();
  const { trashed } = readMediaState(params);
  const mayRestore = useMay(MEDIA_RIGHTS.restore);
  const mayPurge = useMay(MEDIA_RIGHTS.purge);
  return (
    <div className={css.sections}>
      {(mayRestore || mayPurge) && (
        <LinkTabs
          label="Что показать"
          items={[
            { label: 'Медиатека', to: '/admin/media', current: !trashed },
            { label: 'Корзина', to: '/admin/media?view=trash', current: trashed !== undefined },
          ]}
        />
      )}
      {!trashed && <UploadArea />}
      <MediaLibrary />
    </div>
  );
}
