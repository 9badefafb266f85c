import { Logo, useShellData } from '@polden/ui';
import { Link } from 'react-router-dom';
import css from './layout.module.css';

/** The sign, which leads to the first page. */
export function HomeLink() {
  const { brand } = useShellData();
  return (
    <Link to="/" className={css.logo} aria-label={`${brand.name}: на главную`}>
      <Logo name={brand.name} />
    </Link>
  );
}
