/** Where one page is scrolled to, the other is as well, by the share of its length. */
export function scrollTogether(one: Window, other: Window): void {
  let led: Window | null = null;
  const lead = (leader: Window, follower: Window) => {
    leader.addEventListener('scroll', () => {
      if (led === leader) {
        led = null;
        return;
      }
      const share = leader.scrollY / Math.max(1, lengthOf(leader));
      const top = Math.round(share * lengthOf(follower));
      if (Math.abs(top - follower.scrollY) < 1) return;
      led = follower;
      follower.scrollTo({ top, behavior: 'instant' });
    });
  };
  lead(one, other);
  lead(other, one);
}

function lengthOf({ document, innerHeight }: Window): number {
  return document.documentElement.scrollHeight - innerHeight;
}
