import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Registers the fields of a form: the result for a name is what `FormField` needs, with the message of the field. */
export function fieldOf<Draft extends FieldValues, Output>(form: UseFormReturn<Draft, unknown, Output>) {
  const { register, getFieldState, formState } = form;
  return <Name extends Path<Draft>>(name: Name, options?: RegisterOptions<Draft, Name>) => ({
    field: register(name, options),
    message: getFieldState(name, formState).error?.message,
  });
}
