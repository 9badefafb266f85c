export { AcceptedRequest } from './accepted-request.tsx';
export { CodeStep } from './code-step.tsx';
export { AskedLoan } from './questionnaire/asked-loan.tsx';
export { firstUnfinished } from './questionnaire/question-steps.ts';
export { Questionnaire } from './questionnaire/questionnaire.tsx';
