/** Condition: what stands in the documents of this row of `lead` now was signed. */
export function signedSince(lead: string): string {
  return `EXISTS (SELECT FROM signature WHERE lead_id = ${lead}.id
    AND signed_at >= GREATEST(${lead}.created_at, ${lead}.completed_at, ${lead}.decided_at))`;
}
