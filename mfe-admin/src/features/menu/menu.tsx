import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { Icon } from '@polden/ui';
import { type ReactNode, useRef } from 'react';
import css from './menu.module.css';

export interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  /** What the button shows; default: three dots. */
  button?: ReactNode;
  children: ReactNode;
}

/** A button that unfolds what can be done; arrows lead through it, Escape closes it and gives the focus back. */
export function Menu({ label, button, children }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // A press by the pointer gives it no focus, and what an item opens, or takes away, is to lead back here.
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) trigger.current?.focus({ preventScroll: true });
  };
  return (
    <Dropdown.Root modal={false} onOpenChange={onOpenChange}>
      <Dropdown.Trigger
        ref={trigger}
        className={button ? css.named : css.dots}
        {...(!button && { 'aria-label': label })}
      >
        {button ?? <span aria-hidden="true">⋯</span>}
        {button && <Icon name="chevron-down" size={16} />}
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          className={css.content}
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

export interface MenuItemProps {
  /** What takes something away stands apart and in red. */
  grave?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ grave = false, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <>
      {grave && <Dropdown.Separator className={css.line} />}
      <Dropdown.Item
        className={css.item}
        data-grave={grave || undefined}
        disabled={disabled}
        onSelect={onSelect}
      >
        {children}
      </Dropdown.Item>
    </>
  );
}

export interface MenuTickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** One of several that hold together; the menu stays open. */
export function MenuTick({ checked, onChange, children }: MenuTickProps) {
  return (
    <Dropdown.CheckboxItem
      className={css.item}
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span className={css.tick}>
        <Dropdown.ItemIndicator>
          <Icon name="check" size={16} />
        </Dropdown.ItemIndicator>
      </span>
      {children}
    </Dropdown.CheckboxItem>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <Dropdown.Label className={css.heading}>{children}</Dropdown.Label>;
}

export function MenuLine() {
  return <Dropdown.Separator className={css.line} />;
}
