import { DateFields } from '@/components/calendar/DateFields';
import { FilterSelect } from '@/components/lists/controls/FilterSelect';
import {
  BASES,
  MEASURES,
  MOVING_PERIODS,
  readSpan,
  writeSpan,
  type ComparisonChoices,
} from '@/domain/comparison/choices';
import type { ComparedSpans } from '@/domain/comparison/comparedSpans';
import type { Span } from '@/domain/calendar/periods';
import { selectDimension, selectDimensions } from '@/selectors/comparison/comparisonSelectors';
import * as names from '@/selectors/comparison/texts';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './compare.module.scss';
import { useChoose } from './useChoose';
import * as texts from './texts';

type Props = { choices: ComparisonChoices; spans: ComparedSpans };

/** What to measure, which days, with which other days, and by what. Other days have two fields each. */
export function ComparisonChoiceFields({ choices: { measure, period, base, ...choices }, spans }: Props) {
  const choose = useChoose();
  const dimensions = useAppSelector(selectDimensions);
  const by = useAppSelector((state) => selectDimension(state, { measure, period, base, ...choices }));
  const [customPeriod, customBase] = [readSpan(period), readSpan(base)];
  return (
    <>
      <CodeSelect
        label={texts.measure}
        codes={MEASURES}
        labels={names.measures}
        value={measure}
        onChange={(code) => choose({ measure: code })}
      />
      <CodeSelect
        label={texts.period}
        codes={[...MOVING_PERIODS, texts.OTHER]}
        labels={{ ...names.periods, [texts.OTHER]: texts.otherDays }}
        value={customPeriod ? texts.OTHER : (period as (typeof MOVING_PERIODS)[number])}
        onChange={(code) => choose({ period: code === texts.OTHER ? writeSpan(spans.current) : code })}
      />
      <CodeSelect
        label={texts.base}
        codes={[...BASES, texts.OTHER]}
        labels={{ ...names.bases, [texts.OTHER]: texts.withOtherDays }}
        value={customBase ? texts.OTHER : (base as (typeof BASES)[number])}
        onChange={(code) => choose({ base: code === texts.OTHER ? writeSpan(spans.base) : code })}
      />
      <CodeSelect
        label={texts.by}
        codes={dimensions}
        labels={names.dimensions}
        value={by}
        onChange={(code) => choose({ by: code })}
      />
      {customPeriod && (
        <SpanFields
          label={texts.periodDays}
          span={spans.current}
          onSelect={(span) => choose({ period: writeSpan(span) })}
          onClear={() => choose({ period: MOVING_PERIODS[0] })}
        />
      )}
      {customBase && (
        <SpanFields
          label={texts.baseDays}
          span={spans.base}
          onSelect={(span) => choose({ base: writeSpan(span) })}
          onClear={() => choose({ base: BASES[0] })}
        />
      )}
    </>
  );
}

type CodeProps<Code extends string> = {
  label: string;
  codes: readonly Code[];
  labels: Record<Code, string>;
  value: Code;
  onChange: (code: Code) => void;
};

/** A select whose options have other texts than the address. */
function CodeSelect<Code extends string>({ label, codes, labels, value, onChange }: CodeProps<Code>) {
  return (
    <FilterSelect
      label={label}
      options={codes.map((code) => labels[code])}
      value={labels[value]}
      onChange={(option) => {
        const code = codes.find((candidate) => labels[candidate] === option);
        if (code !== undefined) onChange(code);
      }}
    />
  );
}

type SpanProps = { label: string; span: Span; onSelect: (span: Span) => void; onClear: () => void };

function SpanFields({ label, span, onSelect, onClear }: SpanProps) {
  const today = useAppSelector(selectToday);
  return (
    <fieldset className={styles.days}>
      <legend>{label}</legend>
      <DateFields range={span} today={today} onRangeSelect={onSelect} onRangeCleared={onClear} />
    </fieldset>
  );
}
