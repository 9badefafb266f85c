import { ButtonLink, Container, useShellData } from '@polden/ui';
import { LegalBlock } from './footer/legal-block.tsx';
import { Frame, PageContent } from './frame.tsx';
import { PhoneButton } from './header/phones.tsx';
import { HomeLink } from './home-link.tsx';
import { usePageForm } from './page-form.ts';
import css from './lite-layout.module.css';

/**
 * For landings: the sign, the phone and the way to the page's form above, what the law wants said below, nothing to wander off
 * to. A page without a form has no way to one.
 */
export function LiteLayout() {
  return <Lite action="header" />;
}

/** The experiment `layout-lite`: the way to the form in the header, or in a bar that stays at the foot of the screen. */
export function LiteAbLayout() {
  const { experiment } = useShellData();
  return <Lite action={experiment?.['layout-lite'] === 'variant' ? 'bar' : 'header'} />;
}

function Lite({ action }: { action: 'header' | 'bar' }) {
  const form = usePageForm();
  return (
    <Frame>
      <header className={css.header}>
        <Container>
          <div className={css.line}>
            <HomeLink />
            <PhoneButton />
            {action === 'header' && form !== null && (
              <div className={css.headerAction}>
                <ButtonLink href={form}>Оставить заявку</ButtonLink>
              </div>
            )}
          </div>
        </Container>
      </header>
      <PageContent />
      <footer className={css.footer}>
        <Container>
          <LegalBlock />
        </Container>
      </footer>
      {action === 'bar' && form !== null && (
        <aside className={css.bar} aria-label="Заявка" data-request-bar="">
          <Container>
            <div className={css.barLine}>
              <p className={css.promise}>Решение в день заявки. Условия — до подписания.</p>
              <ButtonLink href={form}>Оставить заявку</ButtonLink>
            </div>
          </Container>
        </aside>
      )}
    </Frame>
  );
}
