import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { useController, type Control } from 'react-hook-form';
import { describedBy, FieldNotes, RequiredMark } from '@/components/forms/fields/FormField';
import { REGION_CHOICES, acceptsOtherRegions } from '@/domain/merchants/addresses';
import { regionLabel } from '@/domain/merchants/addressLabels';
import type { MerchantDraft } from '@/domain/merchants/merchantForm';
import * as texts from './formTexts';

type Props = { name: 'state' | 'city'; country: string; control: Control<MerchantDraft>; message: string | undefined };

const OTHER = texts.other;

/** The state or city: an offered one, or any text outside the USA. */
export function RegionField({ name, country, control, message }: Props) {
  const id = useId();
  const {
    field: { value, ref, onBlur, onChange },
  } = useController({ control, name });
  // The typed text while it is the value, because it may be the start of an offered value.
  const [typed, setTyped] = useState<string>();
  const choices: readonly string[] = REGION_CHOICES[name];
  const isOffered = choices.includes(value);
  const acceptsOthers = acceptsOtherRegions(country);
  const isOther = acceptsOthers && (typed === value || (value !== '' && !isOffered));
  const label = regionLabel(name, country);
  const write = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  const attributes = { 'aria-invalid': message !== undefined, 'aria-describedby': describedBy(id, undefined, message) };

  return (
    <div>
      <Form.Label htmlFor={id}>
        {label}
        <RequiredMark />
      </Form.Label>
      <Form.Select
        id={id}
        required
        value={isOther ? OTHER : isOffered ? value : ''}
        ref={isOther ? undefined : ref}
        onBlur={onBlur}
        onChange={({ target }) => {
          if (target.value === OTHER) write('');
          else {
            setTyped(undefined);
            onChange(target.value);
          }
        }}
        {...(!isOther && attributes)}
      >
        {!isOther && !isOffered && <option value="">{texts.choose}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
        {acceptsOthers && <option>{OTHER}</option>}
      </Form.Select>
      {isOther && (
        <Form.Control
          className="mt-2"
          aria-label={texts.otherRegion(label.toLowerCase())}
          required
          autoComplete={name === 'city' ? 'address-level2' : 'address-level1'}
          value={value}
          ref={ref}
          onBlur={onBlur}
          onChange={({ target }) => write(target.value)}
          {...attributes}
        />
      )}
      <FieldNotes id={id} message={message} />
    </div>
  );
}
