import { ButtonLink } from '@polden/ui';
import { useAdminType } from './admin-type.tsx';
import { LIST_SCREENS } from './list-screens.ts';

/** From a list of a type to its others. */
export function ScreenLinks() {
  const { root, roots } = useAdminType();
  return roots
    .filter((other) => other !== root)
    .map((other) => (
      <ButtonLink key={other} to={other} variant="secondary">
        {LIST_SCREENS[other]?.title}
      </ButtonLink>
    ));
}
