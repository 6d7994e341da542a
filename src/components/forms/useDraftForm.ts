import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { describeFieldRefusal } from '@/components/text/describeFieldRefusal';
import type { Currency } from '@/domain/money/currency';
import { isSame } from '@/domain/isSame';
import type { FieldRefusal } from '@/domain/refusals';
import { useDraft } from './useDraft';

/**
 * A form over a draft of texts: checked against the schema when it is saved, then on every change; all wrong fields get
 * their messages at once, with amounts of the currency, and the first one the focus. What is typed is kept until it is
 * saved or discarded.
 */
export function useDraftForm<Draft extends FieldValues, Output>(
  schema: GenericSchema<Draft, Output>,
  defaultValues: DefaultValues<Draft>,
  currency: Currency,
) {
  const { read, keep } = useDraft<Partial<Draft>>();
  const check = valibotResolver(schema);
  const resolver: Resolver<Draft, unknown, Output> = async (...draft) => {
    const checked = await check(...draft);
    for (const error of Object.values(checked.errors)) {
      if (error) error.message = describeFieldRefusal(error.message as FieldRefusal, currency);
    }
    return checked;
  };
  // Without 'all' the rules between fields are not asked before each field alone is right. The library gives the first wrong
  // field the focus twice, the second time late: who had gone on by then was taken back. The form itself does so once.
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
    const kept = read();
    // Over what the form starts with: it counts as typed.
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
  }, [read, reset, getValues]);
  useEffect(() => {
    // The other fields are those of the row, which another tab may change before the form is opened again.
    keep(isDirty ? changedFields(getValues(), first) : undefined);
  }, [keep, isDirty, getValues, first, values]);
  return form;
}

function changedFields<Draft extends FieldValues>(draft: Draft, first: DefaultValues<Draft>): Partial<Draft> {
  const changed = Object.entries(draft).filter(([name, value]) => !isSame(value, (first as FieldValues)[name]));
  return Object.fromEntries(changed) as Partial<Draft>;
}
