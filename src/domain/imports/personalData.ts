import { TEXT_FIELD_NAMES } from '@/domain/payments/textFields';
import type { Field, Plan, PlanColumns } from './plan';

/** The texts of payments that can identify a customer. */
export const CUSTOMER_FIELDS = ['customer', 'payerEmail', 'payerName', 'cardLast4', 'note'] as const;
/** The fields of merchants that identify a person. */
export const CONTACT_FIELDS = ['contactPerson', 'contactNumber', 'businessEmail'] as const;

/** A column with personal data, and whether the import stores it. */
export type PersonalColumn = { field: Field; column: number; isStored: boolean };

/**
 * The columns of a file with personal data, in the order of the file: those of customers and contacts, and texts that come
 * from metadata, because the platform decides what is in it.
 */
export function personalColumns({ columns, omitted = {} }: Plan, headers: readonly string[]): PersonalColumn[] {
  const isPersonal = (field: Field, column: number) =>
    [...CUSTOMER_FIELDS, ...CONTACT_FIELDS].some((personal) => personal === field) ||
    (TEXT_FIELD_NAMES.some((name) => name === field) && /metadata/i.test(headers[column] ?? ''));
  const found = (of: PlanColumns, isStored: boolean) =>
    Object.entries(of).flatMap(([name, column]) => {
      const field = name as Field;
      return isPersonal(field, column) ? [{ field, column, isStored }] : [];
    });
  return [...found(columns, true), ...found(omitted, false)].sort((a, b) => a.column - b.column);
}

/** The plan that stores a column, or leaves it out. A column that is left out is remembered with the column mapping. */
export function withStoredColumn(plan: Plan, { field, column }: PersonalColumn, isStored: boolean): Plan {
  const { [field]: _column, ...columns } = plan.columns;
  const { [field]: _omitted, ...omitted } = plan.omitted ?? {};
  const others = Object.keys(omitted).length > 0 ? omitted : undefined;
  return isStored
    ? { ...plan, columns: { ...columns, [field]: column }, omitted: others }
    : { ...plan, columns, omitted: { ...omitted, [field]: column } };
}
