import Button from 'react-bootstrap/Button';
import { SelectField } from '@/components/forms/fields/SelectField';
import { InputField } from '@/components/forms/fields/InputField';
import * as form from '@/components/forms/form.module.scss';
import { planFor } from '@/data/formats/recognize';
import type { OpenedSource } from '@/data/imports/messages';
import { isSame, ownValue } from '@/lib/objects';
import { FILE_KINDS, isNeeded, kindOf, type Field, type Plan, type ImportQuestion } from '@/domain/imports/plan';
import { LONGEST_MERCHANT_NAME } from '@/domain/merchants/merchantDraftSchema';
import * as common from '@/features/imports/importing/importing.module.scss';
import * as styles from './SourcePlan.module.scss';
import { PlanQuestion } from './PlanQuestion';
import * as texts from './texts';
import { RepeatedHeaders } from './RepeatedHeaders';
import { StatusMeanings, StatusTable } from './StatusMeanings';
import { TypeMeanings } from './TypeMeanings';

type Props = { source: OpenedSource; plan: Plan; isOnlyFile: boolean; onPlanned: (plan: Plan) => void };

/** The import settings of files with the same columns: column mapping, and answers to what the files leave open. */
export function SourcePlan({ source, plan: draft, isOnlyFile, onPlanned }: Props) {
  const { names, encodings, headers, firstRecords } = source;
  const holds = kindOf(draft);
  // A question about another kind of file, or about another column that answers it for each row, no longer applies.
  const isOpen = ({ about }: ImportQuestion) => ownValue(draft.columns, about) === ownValue(source.plan.columns, about);
  const questions = holds === kindOf(source.plan) ? source.questions.filter(isOpen) : [];
  const encodingNames = encodings.map((encoding) => texts.ENCODING_NAMES[encoding]).join(' and ');
  const change = (part: Partial<Plan>) => onPlanned({ ...draft, ...part });
  const choose = (field: Field, column: string) => {
    const { [field]: _before, ...others } = draft.columns;
    const { [field]: _omitted, ...omitted } = draft.omitted ?? {};
    change({ omitted, columns: column === '' ? others : { ...others, [field]: Number(column) } });
  };
  const unknownFormat = texts.unknownFormat(draft.format, isOnlyFile ? [] : names, encodingNames);
  const isCorrected = source.recognised !== undefined && !isSame(source.recognised.columns, source.plan.columns);
  const exampleOf = (column: number) => firstRecords.map((record) => record[column]).find(Boolean);

  return (
    <div role="group" aria-label={names.join(', ')} className={styles.source}>
      <p>
        {unknownFormat ?? (
          <>
            {names.join(', ')}: <strong>{draft.format}</strong>, {encodingNames}.
          </>
        )}
      </p>
      {source.recognised && (
        <p>
          {texts.remembered}{' '}
          <Button variant="link" className={common.inline} onClick={() => onPlanned(source.recognised ?? draft)}>
            {texts.resetSettings}
          </Button>
        </p>
      )}
      <RepeatedHeaders source={source} />
      <SelectField
        label={texts.contains(names.length)}
        value={holds}
        options={FILE_KINDS}
        labels={texts.KIND_LABELS}
        onChange={(kind) =>
          onPlanned(kind === kindOf(source.plan) ? source.plan : planFor(headers, firstRecords, kind))
        }
      />
      <details
        // The browser reports a missing column only if its field is visible.
        onInvalidCapture={({ currentTarget }) => {
          currentTarget.open = true;
        }}
        open={isCorrected || questions.some(({ about }) => about === 'column') || holds !== kindOf(source.plan)}
        className={styles.columns}
      >
        <summary>{texts.mapColumns}</summary>
        <div className={form.grid}>
          {holds === 'payments' && draft.columns.merchant === undefined && (
            <InputField
              label={texts.oneMerchant}
              hint={texts.noMerchantColumn}
              required
              maxLength={LONGEST_MERCHANT_NAME}
              value={draft.merchantName ?? ''}
              onChange={(merchantName) => change({ merchantName })}
            />
          )}
          {Object.entries(texts.FIELD_LABELS[holds]).map(([name, label]) => {
            const field = name as Field;
            const column = draft.columns[field];
            const isRequired = isNeeded(field, draft.columns, holds);
            return (
              <SelectField
                key={field}
                label={label}
                hint={column === undefined ? undefined : exampleOf(column)}
                isRequired={isRequired}
                value={String(column ?? '')}
                options={[
                  { value: '', label: isRequired ? texts.chooseColumn : texts.noColumn },
                  ...headers.map((header, index) => ({
                    value: String(index),
                    label: header || texts.columnNumber(index + 1),
                  })),
                ]}
                onChange={(value) => choose(field, value)}
              />
            );
          })}
        </div>
      </details>
      <div className={form.grid}>
        {questions
          .filter((question) => 'examples' in question)
          .map((question) => (
            <PlanQuestion key={question.about} question={question} plan={draft} onAnswered={change} />
          ))}
      </div>
      <TypeMeanings
        types={questions.filter((question) => question.about === 'type')}
        plan={draft}
        onAnswered={change}
      />
      <StatusMeanings
        questions={questions.filter((question) => question.about === 'status')}
        plan={draft}
        onAnswered={change}
      />
      {holds === kindOf(source.plan) && draft.columns.status === source.plan.columns.status && (
        <StatusTable source={source} plan={draft} />
      )}
    </div>
  );
}
