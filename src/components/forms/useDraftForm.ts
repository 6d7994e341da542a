import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { describeFieldRefusal } from '@/components/text/refusals/fieldRefusalTexts';
import type { Currency } from '@/domain/money/currency';
import { isSame } from '@/lib/objects';
import type { FieldRefusal } from '@/domain/refusals';
import { useDraft } from './useDraft';

/**
 * A form over a draft of texts. It validates against the schema on save, then on every change. All invalid fields get their
 * messages together, with amounts in the currency, and the first one gets the focus. Typed values are stored until they are
 * saved or discarded.
 */
export function useDraftForm<Draft extends FieldValues, Output>(
  schema: GenericSchema<Draft, Output>,
  defaultValues: DefaultValues<Draft>,
  currency: Currency,
) {
  const { read, save } = useDraft<Partial<Draft>>();
  const check = valibotResolver(schema);
  const resolver: Resolver<Draft, unknown, Output> = async (...draft) => {
    const checked = await check(...draft);
    for (const error of Object.values(checked.errors)) {
      if (error) error.message = describeFieldRefusal(error.message as FieldRefusal, currency);
    }
    return checked;
  };
  // Without 'all', rules between fields run only after each field is valid. The library focuses the first invalid field twice, the
  // second time after a delay, which would pull the operator back. The form focuses it once instead.
  const form = useForm<Draft, unknown, Output>({
    resolver,
    defaultValues,
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const [first] = useState(defaultValues);
  const { control, reset, getValues } = form;
  const { isDirty } = form.formState;
  const values = useWatch({ control });
  useEffect(() => {
    const draft = read();
    // The restored values differ from the initial values, so the form counts as dirty.
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [read, reset, getValues]);
  useEffect(() => {
    // Untouched fields come from the row, which another tab may change before the form opens again.
    save(isDirty ? changedFields(getValues(), first) : undefined);
  }, [save, isDirty, getValues, first, values]);
  return form;
}

function changedFields<Draft extends FieldValues>(draft: Draft, first: DefaultValues<Draft>): Partial<Draft> {
  const changed = Object.entries(draft).filter(([name, value]) => !isSame(value, (first as FieldValues)[name]));
  return Object.fromEntries(changed) as Partial<Draft>;
}
