import { LoanPage } from '../loan-page/loan-page.tsx';
import { TITLE_LOAN } from './title-loan.content.tsx';

export function Component() {
  return <LoanPage model={TITLE_LOAN} />;
}
