import { EventBanners } from '../banners/event-banners.tsx';
import { Footer } from './footer/footer.tsx';
import { Frame, PageContent } from './frame.tsx';
import { Header } from './header/header.tsx';
import { PaymentMenu } from './payment-menu.tsx';

/** Header with all menus, page, footer. */
export function DefaultLayout() {
  return (
    <Frame>
      <Header />
      <PaymentMenu />
      <EventBanners />
      <PageContent />
      <Footer searchLinks />
    </Frame>
  );
}

/** The same for pages that search engines leave out: no banner above, no links for them below. */
export function DefaultNoSeoLayout() {
  return (
    <Frame>
      <Header />
      <PageContent />
      <Footer />
    </Frame>
  );
}
