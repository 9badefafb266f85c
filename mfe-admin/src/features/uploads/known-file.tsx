import { MEDIA_RIGHTS } from '@polden/api-contract';
import { Link } from 'react-router-dom';
import { useMay } from '../session/use-may.ts';

export interface KnownFileProps {
  /** As the library calls it; '' for one without a name, null for a file that was new. */
  name: string | null;
  /** In the library itself; elsewhere it opens beside what is not saved yet. */
  inLibrary?: boolean;
}

/** Says that what was uploaded had been there before, and where it is. */
export function KnownFile({ name, inLibrary = false }: KnownFileProps) {
  const mayLook = useMay(MEDIA_RIGHTS.list);
  const title = name || 'без имени';
  const address = `/admin/media?${new URLSearchParams({ search: name ?? '' }).toString()}`;
  return (
    <div aria-live="polite">
      {name !== null && (
        <p>
          Такой файл уже есть: {!mayLook && `«${title}»`}
          {mayLook &&
            (inLibrary ? (
              <Link to={address}>{title}</Link>
            ) : (
              <a href={address} target="_blank">
                {title}
              </a>
            ))}
        </p>
      )}
    </div>
  );
}
