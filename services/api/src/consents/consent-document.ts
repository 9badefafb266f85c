/** A consent that the person reads before they send a request. */
export interface ConsentDocument {
  id: string;
  title: string;
  isRequired: boolean;
  /** Date from which this text is shown, kept with the request as evidence of what was accepted. */
  edition: string;
  /** Paragraphs; `{lender}` and the like are filled from the brand. */
  text: string[];
}
