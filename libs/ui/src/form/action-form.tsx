import { useLayoutEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import {
  Form,
  useActionData,
  useLocation,
  useNavigation,
  type FetcherWithComponents,
} from 'react-router-dom';
import { Corrections } from './corrections.ts';

export interface ActionFormProps extends Omit<
  ComponentProps<typeof Form>,
  'method' | 'noValidate' | 'onInput'
> {
  /** For a form that leaves the page where it is. */
  fetcher?: FetcherWithComponents<unknown>;
  onInput?: (form: HTMLFormElement) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * A form that is posted to an action. While its call is under way another submit is the same submit, whichever button or
 * key it comes from; what somebody corrects has no error any more. Its messages are the action's, which are the same
 * without JavaScript, so the browser's own are off.
 */
export function ActionForm({ fetcher, onSubmit, onInput, ...form }: ActionFormProps) {
  const navigation = useNavigation();
  const { key } = useLocation();
  const actionData = useActionData<unknown>();
  const answer = fetcher ? fetcher.data : actionData;
  const idle = (fetcher ?? navigation).state === 'idle';
  const underWay = useRef(false);
  const before = useRef(answer);
  const [corrected, setCorrected] = useState({ answer, controls: NOTHING });
  const controls = corrected.answer === answer ? corrected.controls : NOTHING;

  // Not by the state alone: an answer may come before anything was rendered in between. Nobody can click before this. What
  // it shows can be pressed while the page still reads anew.
  useLayoutEffect(() => {
    if (idle || answer !== before.current) underWay.current = false;
  }, [idle, key, answer]);

  const submit: ActionFormProps['onSubmit'] = (event) => {
    if (underWay.current) return event.preventDefault();
    onSubmit?.(event);
    underWay.current = !event.defaultPrevented;
    before.current = answer;
  };
  const input = (event: SyntheticEvent<HTMLFormElement>) => {
    const { id, name } = event.target as HTMLInputElement;
    if (!controls.has(id) || !controls.has(name))
      setCorrected({ answer, controls: new Set([...controls, id, name]) });
    onInput?.(event.currentTarget);
  };

  const Element = fetcher?.Form ?? Form;
  return (
    <Corrections value={controls}>
      <Element {...form} method="post" noValidate onSubmit={submit} onInput={input} />
    </Corrections>
  );
}
