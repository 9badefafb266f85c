import { Benefits } from './benefits.tsx';
import { Calculator } from './calculator.tsx';
import { Faq } from './faq.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import type { LandingData } from './landing-data.ts';
import css from './landing.module.css';
import { Terms } from './terms.tsx';

/** The page with its own header and footer; it knows neither router nor shell, so that any server can render it. */
export function Landing({ menu, products, faq }: LandingData) {
  return (
    <div className={css['page']}>
      <title>{products.hero.title}</title>
      <Header brand={menu.brand} links={menu.menu} />
      <main>
        <Hero {...products.hero} />
        <Calculator content={products.calc} />
        <Benefits {...products.benefits} />
        <Terms {...products.terms} />
        <Faq {...faq} />
      </main>
      <Footer {...menu.footer} />
    </div>
  );
}
