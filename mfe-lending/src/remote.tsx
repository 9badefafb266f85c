import type { RemoteModule } from '@polden/mfe-contract';
import { accountDataRoutes } from './features/account-data/account-data.routes.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { brandLoanRoutes } from './features/loan-pages/brand/brand.routes.ts';
import { cardLoanRoutes } from './features/loan-pages/card-loans/card-loans.routes.ts';
import { helpRoutes } from './features/loan-pages/help/help.routes.ts';
import { homeRoutes } from './features/loan-pages/home/home.routes.ts';
import { partnerBankRoutes } from './features/loan-pages/partner-banks/partner-banks.routes.ts';
import { purposeRoutes } from './features/loan-pages/purposes/purposes.routes.ts';
import { requestRoutes } from './features/requests/requests.routes.ts';
import { signatureRoutes } from './features/signature/signature.routes.ts';
import { titleLoanRoutes } from './features/loan-pages/title-loans/title-loans.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';

export const routes = [
  ...homeRoutes,
  ...titleLoanRoutes,
  ...cardLoanRoutes,
  ...purposeRoutes,
  ...partnerBankRoutes,
  ...brandLoanRoutes,
  ...helpRoutes,
  ...requestRoutes,
  ...accountRoutes,
  ...accountDataRoutes,
  ...signatureRoutes,
  ...paymentRoutes,
] satisfies RemoteModule['routes'];
