import { useState, type SyntheticEvent } from 'react';
import { messageOf } from '@/lib/objects';

/** Submits the texts of a form by their names, once at a time. `problem` is the sentence of the last failure. */
export function useSubmit(act: (texts: Record<string, string>, form: HTMLFormElement) => Promise<void>) {
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy) return;
    const form = event.currentTarget;
    const fields = [...new FormData(form)].map(([name, text]) => [name, typeof text === 'string' ? text : '']);
    const texts = Object.fromEntries(fields) as Record<string, string>;
    setState({ isBusy: true });
    try {
      await act(texts, form);
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, problem: messageOf(error) });
    }
  };
  return { ...state, submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event) };
}
