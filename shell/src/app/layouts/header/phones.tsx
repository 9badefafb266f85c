import { Icon, useShellData } from '@polden/ui';
import css from './header.module.css';

/** Every number of the lender; all are free of charge. */
export function PhoneLinks({ className }: { className?: string | undefined }) {
  return useShellData().brand.phones.map(({ tel, title }) => (
    <a key={tel} className={className} href={`tel:${tel}`}>
      {title}
    </a>
  ));
}

/** The first number: in words where there is room, else as a sign. */
export function PhoneButton() {
  const [phone] = useShellData().brand.phones;
  if (!phone) return null;
  return (
    <a className={css.phone} href={`tel:${phone.tel}`}>
      <Icon name="phone" size={22} />
      <span className={css.number}>{phone.title}</span>
    </a>
  );
}
