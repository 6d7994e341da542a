import type { ReactNode } from 'react';
import { SelectField } from '@/components/forms/fields/SelectField';

/** UTC is added because not every browser lists it. */
const TIME_ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

type Props = { label: string; value: string; onChange: (timeZone: string) => void; hint: ReactNode };

/** A list of all zones. The current one is in it, even if this browser does not know it. */
export function TimeZoneField({ value, ...field }: Props) {
  return <SelectField {...field} value={value} options={[...new Set([...TIME_ZONES, value])]} />;
}
