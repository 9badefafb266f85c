import { RELEASES_RIGHTS } from '@polden/api-contract';
import { Notice } from '@polden/ui';
import { useMay } from '../../session/use-may.ts';
import { useOwnPart } from '../own-part.ts';
import type { Remote } from '../rules.ts';

/** Why buttons are not there that somebody expects. */
export function OwnPartNotice({ remote }: { remote: Remote }) {
  const { mayPromote, mayApprove, lacking } = useOwnPart()(remote);
  const couldPromote = useMay(RELEASES_RIGHTS.promote);
  if (lacking)
    return <Notice tone="warning" title={`Вы в команде ${remote.team}, но у вашей роли ${lacking}`} />;
  if (mayPromote || mayApprove || !couldPromote) return null;
  return (
    <Notice tone="info" title={`${remote.remote} выпускает команда ${remote.team}`}>
      Чтобы выпускать и откатывать его, попросите администратора добавить вас в неё.
    </Notice>
  );
}
