import { LoanPage } from '../loan-page/loan-page.tsx';
import { HOME } from './home.content.tsx';

export function Component() {
  return <LoanPage model={HOME} />;
}
