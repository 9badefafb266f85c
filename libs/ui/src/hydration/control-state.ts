export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Text, whether it is ticked, or the number of the chosen option. */
export type ControlState = string | boolean | number;

export interface ControlStates {
  read: () => ControlState;
  /** Also tells React, which watches the property of the element itself. */
  write: (state: ControlState) => void;
  /** Tells nobody. */
  writeUnseen: (state: ControlState) => void;
  /** What a browser says of such a control when a person changes it; React listens to clicks of boxes. */
  events: readonly string[];
}

const TYPED = ['input', 'change'];
const TICKED = ['click', 'input', 'change'];

/** How the state of a control is read and written. */
export function controlStates(control: Control): ControlStates {
  if (control instanceof HTMLSelectElement) return property(control, 'selectedIndex', TYPED);
  return isBox(control) ? property(control, 'checked', TICKED) : property(control, 'value', TYPED);
}

function property(control: Control, name: string, events: readonly string[]): ControlStates {
  return {
    read: () => Reflect.get(control, name) as ControlState,
    write: (state) => void Reflect.set(control, name, state),
    writeUnseen: (state) => {
      const prototype = Object.getPrototypeOf(control) as object;
      Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(control, state);
    },
    events,
  };
}

/** The control holds something else than the server has rendered. Of radio buttons the chosen one speaks for all. */
export function isTyped(control: Control): boolean {
  const now = controlStates(control).read();
  if (now === renderedState(control)) return false;
  return !(control instanceof HTMLInputElement && control.type === 'radio') || now === true;
}

/** What the server has rendered, as the browser has understood it: a slider halts at its steps only. */
export function renderedState(control: Control): ControlState {
  if (control instanceof HTMLSelectElement) return renderedOption(control);
  if (control instanceof HTMLTextAreaElement) return control.defaultValue;
  if (isBox(control)) return control.defaultChecked;
  const fresh = document.createElement('input');
  for (const { name, value } of control.attributes) fresh.setAttribute(name, value);
  return fresh.value;
}

function renderedOption({ options }: HTMLSelectElement): number {
  const all = [...options];
  const selected = all.findIndex((option) => option.defaultSelected);
  return selected === -1 ? all.findIndex((option) => !option.disabled) : selected;
}

function isBox(control: Control): boolean {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}
