/**
 * Which labels a control has, and which control a label. jsdom walks through the whole document for each label of the
 * document at each question, and every search by a name asks it of every control. Elements outside of the document are
 * left to jsdom.
 */
export function quickLabels(window: Window & typeof globalThis): void {
  const controlOf = getterOf(window.HTMLLabelElement.prototype, 'control');
  replace(window.HTMLLabelElement.prototype, 'control', function (this: HTMLLabelElement) {
    const target = this.isConnected ? this.ownerDocument.getElementById(this.htmlFor) : null;
    return target && 'labels' in target ? target : controlOf.call(this);
  });

  for (const control of [
    window.HTMLInputElement,
    window.HTMLButtonElement,
    window.HTMLSelectElement,
    window.HTMLTextAreaElement,
    window.HTMLOutputElement,
  ]) {
    const labelsOf = getterOf(control.prototype, 'labels');
    replace<HTMLElement>(control.prototype, 'labels', function () {
      if (!this.isConnected || this.getAttribute('type') === 'hidden') return labelsOf.call(this);
      const labels = [...this.ownerDocument.getElementsByTagName('label')];
      return labels.filter((label) => mayBeOf(label, this) && label.control === this);
    });
  }
}

function mayBeOf(label: HTMLLabelElement, control: HTMLElement): boolean {
  return label.hasAttribute('for') ? label.htmlFor === control.id : label.contains(control);
}

function getterOf(prototype: object, name: string): () => unknown {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new Error(`jsdom has no getter «${name}» there`);
  return getter as () => unknown;
}

function replace<This>(prototype: This, name: string, get: (this: This) => unknown): void {
  Object.defineProperty(prototype, name, { get, configurable: true, enumerable: true });
}
