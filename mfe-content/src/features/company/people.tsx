import css from './company.module.css';

const PEOPLE: { name: string; role: string; about: string }[] = [
  {
    name: 'Вера Самойлова',
    role: 'Финансовый директор',
    about: 'Пишет пояснение к каждой отчётности и сама отвечает на письма о ней.',
  },
  {
    name: 'Инга Рыбакова',
    role: 'Директор по рискам',
    about: 'Двенадцать лет строила оценку заявок. Следит, чтобы заём не становился бедой.',
  },
  {
    name: 'Андрей Лунёв',
    role: 'Советник по рискам',
    about: 'Руководил рисками с первого года. Теперь ведёт занятия в школе оценщиков.',
  },
];

const initialsOf = (name: string) => name.replace(/(\p{L})\p{L}*\s*/gu, '$1');

/** Who answers for the company. */
export function People() {
  return (
    <ul role="list" className={css.people}>
      {PEOPLE.map(({ name, role, about }) => (
        <li key={name} className={css.person}>
          <span className={css.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div className={css.words}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.role}>{role}</p>
            <p>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
