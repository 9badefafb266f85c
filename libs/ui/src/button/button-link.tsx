import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { ButtonContent } from './button-content.tsx';

interface ButtonLinkBase extends ButtonLook {
  /** Name of the file that it brings. */
  download?: string;
  'aria-label'?: string;
  /** Comes before the link leads on, also where it leads to another tab. */
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** `to` goes to a page of this site without a reload, `href` anywhere else (other sites, tel:, files, #anchors). */
export type ButtonLinkProps = ButtonLinkBase & ({ to: string; href?: never } | { href: string; to?: never });

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({ variant, size, wide, to, href, children, ...rest }: ButtonLinkProps) {
  const className = buttonClass({ variant, size, wide });
  const content = <ButtonContent>{children}</ButtonContent>;
  if (to === undefined) {
    return (
      <a {...rest} className={className} href={href}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} className={className} to={to}>
      {content}
    </Link>
  );
}
