import { CallUs, Section, useShellData } from '@polden/ui';
import css from './investor-page.module.css';

export function Contact() {
  const { email } = useShellData().brand;
  return (
    <Section tone="deep" title="Поговорите с нами до того, как решать">
      <div className={css.contact}>
        <p>
          Позвоните: <CallUs />. Спросите, на что идут деньги, как мы проверяем заёмщиков и что будет, если
          они не заплатят.
        </p>
        <p>
          Или напишите: <a href={`mailto:${email}`}>{email}</a>. Укажите сумму и срок, и мы ответим с проектом
          договора.
        </p>
      </div>
    </Section>
  );
}
