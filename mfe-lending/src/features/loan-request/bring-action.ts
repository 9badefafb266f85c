/** What checks and sends a request: it comes when somebody begins to fill the form in. */
export const bringLoanRequestAction = () =>
  import(/* webpackChunkName: "loan-request-action" */ './loan-request.action.ts');
