import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/**
 * A form over a draft of texts: checked against the schema when it is saved, then on every change; all wrong fields get
 * their messages at once, and the first one the focus.
 */
export function useDraftForm<Draft extends FieldValues, Output>(
  schema: GenericSchema<Draft, Output>,
  defaultValues: DefaultValues<Draft>,
) {
  // Without 'all' the rules between fields are not asked before each field alone is right.
  return useForm<Draft, unknown, Output>({ resolver: valibotResolver(schema), defaultValues, criteriaMode: 'all' });
}
