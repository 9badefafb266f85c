import { isForAnotherTab, STILL_PART } from '@polden/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Attribute of a link to a page of this site that has no listener of its own. */
export const LED_ON = 'data-led-on';

/** Files come from under `/api/`: no page is there. */
const FOLLOWED = `:is([${LED_ON}], [${STILL_PART}] [href^='/']):not([target], [download], [href^='/api/'])`;

/** Opens the pages of such links without a reload, as a `Link` of the router would. */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(FOLLOWED) : null;
      if (link === null || event.defaultPrevented || isForAnotherTab(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      void navigate({ pathname, search, hash }, { replace: link.href === window.location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}
