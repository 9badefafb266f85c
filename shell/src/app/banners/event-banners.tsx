import { useShellData } from '@polden/ui';
import { EventBanner } from './event-banner.tsx';

/** What is on now, above the page. */
export function EventBanners() {
  const { banners } = useShellData();
  return banners.map((banner) => <EventBanner key={banner.id} banner={banner} />);
}
