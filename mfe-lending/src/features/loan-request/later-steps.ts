export { AcceptedRequest } from './accepted-request.tsx';
export { CodeStep } from './code-step.tsx';
export { AskedLoan } from './questionnaire/asked-loan.tsx';
export { Questionnaire } from './questionnaire/questionnaire.tsx';
