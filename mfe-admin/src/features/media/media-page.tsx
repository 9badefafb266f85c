import { MEDIA_RIGHTS } from '@polden/api-contract';
import { LinkTabs } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { useMay } from '../session/use-may.ts';
import css from './media.module.css';
import { Duplicates } from './duplicates.tsx';
import { MediaLibrary } from './media-library.tsx';
import { mediaSearch, readMediaState } from './media-state.ts';
import { Undescribed } from './undescribed.tsx';
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
  const { trashed, search = '', kind } = readMediaState(params);
  const mayRestore = useMay(MEDIA_RIGHTS.restore);
  const mayPurge = useMay(MEDIA_RIGHTS.purge);
  const mayDescribe = useMay(MEDIA_RIGHTS.describeMany);
  const mayCompare = useMay(MEDIA_RIGHTS.duplicates);
  const tabs = [
    { name: null, label: 'Медиатека', may: true },
    { name: 'undescribed', label: 'Без описания', may: mayDescribe },
    { name: 'duplicates', label: 'Повторы', may: mayCompare },
    { name: 'trash', label: 'Корзина', may: mayRestore || mayPurge },
  ].filter(({ may }) => may);
  const searchOf = (name: string | null) =>
    name === null || name === 'trash'
      ? mediaSearch({ search, ...(kind && { kind }), ...(name && { trashed: 'only' }) })
      : `?view=${name}`;
  const view = tabs.find(({ name }) => name === params.get('view'))?.name ?? null;
  return (
    <div className={css.sections}>
      {tabs.length > 1 && (
        <LinkTabs
          label="Что показать"
          items={tabs.map(({ name, label }) => ({
            label,
            to: `/admin/media${searchOf(name)}`,
            current: name === view,
          }))}
        />
      )}
      {view === 'undescribed' && <Undescribed />}
      {view === 'duplicates' && <Duplicates />}
      {view === null && !trashed && <UploadArea />}
      {(view === null || view === 'trash') && <MediaLibrary />}
    </div>
  );
}
