import { RELEASES_RIGHTS, type RemovePreview } from '@polden/api-contract';
import { SmallButton } from '../../controls/small-button.tsx';
import { useMay } from '../../session/use-may.ts';
import { actorInWords } from '../kinds.ts';
import { Moment } from '../../controls/moment.tsx';
import { useOwnPart } from '../own-part.ts';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import type { Remote } from '../rules.ts';
import { useMoveHere } from '../use-move.ts';

/** Previews of versions by link, each with a button that ends it. */
export function Previews({ remote }: { remote: Remote }) {
  const { remote: name, previews } = remote;
  const { mayPromote } = useOwnPart()(remote);
  const mayClose = useMay(RELEASES_RIGHTS.previewRemove) && mayPromote;
  const close = useMoveHere(
    releasesApi.removePreview,
    ({ name: preview }: RemovePreview) =>
      `Просмотр ${preview} закрыт: ссылки на него показывают живую версию`,
  );
  if (previews.length === 0) return null;
  return (
    <section aria-label="Открытые просмотры">
      <h2 className={css.heading}>Открытые просмотры</h2>
      <ul className={css.plain}>
        {previews.map(({ name: preview, version, by, until }) => (
          <li key={preview} className={css.credential}>
            <span>
              <span className={css.version}>{version}</span>
              {` (${preview})`}
            </span>
            <span className={css.soft}>
              {by !== null && `${actorInWords(by)}, `}
              до <Moment at={until} />
            </span>
            {mayClose && (
              <SmallButton
                about={preview}
                busy={close.isPending}
                onClick={() => close.mutate({ remote: name, name: preview })}
              >
                Закрыть просмотр
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
