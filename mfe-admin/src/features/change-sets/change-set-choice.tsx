import { type ItemSetProps, SetChoice } from './set-choice.tsx';

/** With which set the draft comes out, or an item that nobody has seen yet. */
export function ChangeSetChoice(props: ItemSetProps) {
  const { item, state } = props;
  return (
    <SetChoice
      {...props}
      isPossible={item.state === 'draft' || Boolean(state?.draft)}
      removal={false}
      setOf={({ draft }) => draft?.changeSet ?? null}
      label="Набор изменений"
      none="Сама по себе"
      toldOf={(title) => (title === null ? 'Больше не в наборе' : `Выйдет с набором «${title}»`)}
    />
  );
}
