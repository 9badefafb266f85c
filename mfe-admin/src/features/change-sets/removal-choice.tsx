import { type ItemSetProps, SetChoice } from './set-choice.tsx';

/** With which set the item goes from the site. */
export function RemovalChoice(props: ItemSetProps) {
  const { item, state } = props;
  return (
    <SetChoice
      {...props}
      isPossible={item.state !== 'draft' && state !== null && state.unpublishAt === null}
      removal
      setOf={({ removalSet }) => removalSet}
      except={state?.draft?.changeSet?.id}
      label="Снять с публикации с набором"
      none="Не снимать"
      toldOf={(title) => (title === null ? 'Останется на сайте' : `Уйдёт с сайта с набором «${title}»`)}
    />
  );
}
