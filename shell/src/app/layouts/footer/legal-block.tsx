import { formatDate } from '@polden/ru';
import { useLiveHtml, useShellData } from '@polden/ui';
import { ConsentAgain } from '../../consent/consent-again.tsx';
import css from './footer.module.css';

const TEXT = /^footer-(?!copyright$|legal$)/;

/** What the law wants said, the editors' texts first; of the lender himself from his own data while no text says it. */
export function LegalBlock() {
  const { texts, settings } = useShellData();
  const notes = Object.keys(texts).filter((name) => TEXT.test(name));
  const copyright = texts['footer-copyright'];
  return (
    <section className={css.legal} aria-label="Правовая информация">
      <p className={css.warning}>Оценивайте свои финансовые возможности и риски</p>
      <div className={css.notes}>
        {notes.map((name) => (
          <Text key={name} html={texts[name]} />
        ))}
        {texts['footer-legal'] ? <Text html={texts['footer-legal']} /> : <Lender />}
      </div>
      <ConsentAgain className={css.again} />
      {copyright ? <Text html={copyright} /> : <Copyright year={settings.currentDate.slice(0, 4)} />}
    </section>
  );
}

/** Sanitised by the server. */
function Text({ html = '' }: { html: string | undefined }) {
  return <div className={css.note} dangerouslySetInnerHTML={{ __html: useLiveHtml(html) }} />;
}

function Lender() {
  const { legal } = useShellData().brand;
  if (!legal.name) return null;
  return (
    <p className={css.note}>
      {legal.name}, ИНН {legal.inn}, ОГРН {legal.ogrn}. Запись в государственном реестре микрофинансовых
      организаций №&nbsp;{legal.registryNumber}
      {legal.registryDate && ` от ${formatDate(legal.registryDate, 'long')} года`}. Член {legal.sro}.
    </p>
  );
}

function Copyright({ year }: { year: string }) {
  const { name } = useShellData().brand.legal;
  return (
    <p className={css.note}>
      © {year} {name}
    </p>
  );
}
