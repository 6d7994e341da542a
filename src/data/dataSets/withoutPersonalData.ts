import { CONTACT_FIELDS, CUSTOMER_FIELDS } from '@/domain/imports/personalData';
import { emptyColumn } from '@/lib/columns/rows';
import type { StringColumn } from '@/lib/columns/stringColumn';
import type { DataSet, PaymentRows } from './dataSet';

/** References and events can come from metadata, in which platforms store anything. */
const HIDDEN_TEXTS = [...CUSTOMER_FIELDS, 'reference', 'event'] as const;

/** The data set for a problem report: all amounts and times, without texts about customers and contacts of merchants. */
export function withoutPersonalData(dataSet: DataSet): DataSet {
  const empty = emptyColumn('texts') as StringColumn;
  const hidden = Object.fromEntries(HIDDEN_TEXTS.map((field) => [field, empty]));
  const withoutTexts = (rows: PaymentRows): PaymentRows => ({ ...rows, ...hidden });
  const merchants = dataSet.merchants.map(({ told: reported, ...merchant }) => {
    if (!reported) return merchant;
    const known = Object.entries(reported).filter(([field]) => !CONTACT_FIELDS.some((contact) => contact === field));
    return { ...merchant, told: { ...Object.fromEntries(known), name: reported.name } };
  });
  return {
    ...dataSet,
    merchants,
    payments: withoutTexts(dataSet.payments),
    replaced: withoutTexts(dataSet.replaced),
  };
}
