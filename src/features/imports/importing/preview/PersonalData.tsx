import { useEffect, useId, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import * as form from '@/components/forms/form.module.scss';
import type { OpenedSource } from '@/data/imports/messages';
import { personalColumns, withStoredColumn } from '@/domain/imports/personalData';
import { kindOf, type Plan } from '@/domain/imports/plan';
import { FIELD_LABELS } from '@/features/imports/importing/plan/texts';
import type { Settings } from '@/features/imports/importing/useSettings';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = {
  sources: readonly OpenedSource[];
  plans: readonly Plan[];
  /** Given if the open workspace gets the data. */
  into: object | undefined;
  onPlanned: (plans: readonly Plan[]) => void;
  settings: Pick<Settings, 'changedColumn' | 'noteColumn'>;
};

/** The columns with personal data. The import stores those that are ticked, and the files are read again after a change. */
export function PersonalData({ sources, plans, into, onPlanned, settings: { changedColumn, noteColumn } }: Props) {
  const id = useId();
  const isForTeam = useAppSelector(selectIsShared) && into !== undefined;
  const group = useRef<HTMLFieldSetElement>(null);
  const columns = sources.flatMap(({ headers, names, plan: recognized }, source) => {
    const plan = plans[source] ?? recognized;
    return personalColumns(plan, headers).map((column) => ({
      column,
      source,
      key: `${source}-${column.field}`,
      label: texts.personalColumn(
        FIELD_LABELS[kindOf(plan)][column.field] ?? column.field,
        headers[column.column] ?? '',
        sources.length > 1 ? names.join(', ') : undefined,
      ),
    }));
  });
  useEffect(() => {
    // The preview was built again, so the focus returns to the box that changed it.
    group.current?.querySelector<HTMLInputElement>(`[name="${changedColumn ?? ''}"]`)?.focus();
  }, [changedColumn]);
  if (columns.length === 0) return null;
  return (
    <fieldset ref={group} className="mt-4" aria-describedby={`${id}-hint`}>
      <legend className="form-label fs-6">{texts.personalData}</legend>
      {columns.map(({ column, source, key, label }) => (
        <Form.Check
          key={key}
          className={form.check}
          id={`${id}-${key}`}
          name={key}
          label={label}
          checked={column.isStored}
          onChange={({ target }) => {
            noteColumn(key);
            onPlanned(plans.map((plan, at) => (at === source ? withStoredColumn(plan, column, target.checked) : plan)));
          }}
        />
      ))}
      <Form.Text id={`${id}-hint`}>{isForTeam ? texts.personalDataForTeam : texts.personalDataHint}</Form.Text>
    </fieldset>
  );
}
