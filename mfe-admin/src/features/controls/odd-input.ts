/** Whether the form has an input in which something stands that is no value: «1e», half a date. It says so and gets the focus. */
export function reportOddInput(form: HTMLFormElement | null): boolean {
  const odd = [...(form?.elements ?? [])].find(isOdd);
  odd?.reportValidity();
  odd?.focus();
  return odd !== undefined;
}

/** What is typed there reads as empty, and would be lost without a word. */
function isOdd(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.validity.badInput;
}
