import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { agreeOnRates, withdrawRates } from '@/commands/agreedRates';
import { Dialog } from '@/components/dialogs/Dialog';
import * as form from '@/components/forms/form.module.scss';
import { FieldNotes, describedBy } from '@/components/forms/FormField';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { useMoney } from '@/containers/Money';
import { formatDay } from '@/domain/calendar/dates';
import { readRates, type AgreedRate, type Rate } from '@/domain/fees/agreedRates';
import { parseAmount } from '@/domain/money/amounts';
import type { FeeParty } from '@/domain/payments/vocabulary';
import { isSame } from '@/lib/objects';
import { selectIntegrationDetails } from '@/selectors/integrations/integrationDetails';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = { subject: 'merchant' | 'integration'; subjectId: string };
type Draft = Record<'since' | 'partnerName' | `${FeeParty}Percent` | `${FeeParty}Fixed`, string>;

const PARTIES: readonly FeeParty[] = ['platform', 'partner', 'processor'];

/** The agreed rates of a merchant or an integration, each from a day on. */
export function AgreedRatesDialog({ subject, subjectId }: Props) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const merchantName = useAppSelector(selectMerchantNames).get(subjectId) ?? subjectId;
  const integration = useAppSelector((state) => selectIntegrationDetails(state, subjectId));
  const rates = Object.values(useAppSelector(selectAgreedRates))
    .filter((rate) => rate.subject === subject && rate.subjectId === subjectId)
    .sort((a, b) => (a.since < b.since ? 1 : -1));
  const id = useId();
  const [first] = useState<Draft>({
    since: today,
    partnerName: '',
    platformPercent: '',
    platformFixed: '',
    partnerPercent: '',
    partnerFixed: '',
    processorPercent: '',
    processorFixed: '',
  });
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const close = () => dispatch(dialogClosed());
  const { leave, question } = useLeaveQuestion(!isSame(draft, first), close);
  const typedOf = (party: FeeParty) => ({ percent: draft[`${party}Percent`], fixed: draft[`${party}Fixed`] });
  const read = readRates(
    {
      since: draft.since,
      platform: typedOf('platform'),
      partner: typedOf('partner'),
      processor: typedOf('processor'),
    },
    (text) => parseAmount(text, currency).cents,
  );
  const problems = 'problems' in read && isTried ? read.problems : [];
  const field = (name: keyof Draft, label: string, problem?: string) => {
    const fieldId = `${id}-${name}`;
    return (
      <Form.Group controlId={fieldId}>
        <Form.Label>{label}</Form.Label>
        <Form.Control
          type={name === 'since' ? 'date' : 'text'}
          inputMode={name === 'since' || name === 'partnerName' ? undefined : 'decimal'}
          value={draft[name]}
          maxLength={80}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(fieldId, undefined, problem)}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        />
        <FieldNotes id={fieldId} message={problem} />
      </Form.Group>
    );
  };
  const problemOf = (name: 'since' | FeeParty) => (problems.includes(name) ? texts.problems[name] : undefined);
  const save = () => {
    setTried(true);
    if ('problems' in read) return;
    const partnerName = draft.partnerName.trim() || undefined;
    if (!dispatch(agreeOnRates({ subject, subjectId, since: draft.since, partnerName, ...read.rates }))) return;
    setDraft(first);
    setTried(false);
  };
  return (
    <Dialog
      title={texts.title}
      help="agreedRates"
      size="lg"
      onClose={leave}
      dismiss={texts.close}
      question={question}
      footer={
        <Button type="submit" form={id}>
          {texts.save}
        </Button>
      }
    >
      <p>{texts.about(subject === 'merchant' ? merchantName : (integration?.integrationName ?? subjectId))}</p>
      <RateTable rates={rates} />
      <Form
        id={id}
        noValidate
        className={form.grid}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {field('since', texts.since, problemOf('since'))}
        {field('partnerName', texts.partnerName)}
        {PARTIES.map((party) => (
          <div key={party} className={form.wide}>
            <div className={form.grid}>
              {field(`${party}Percent`, texts.percentOf[party], problemOf(party))}
              {field(`${party}Fixed`, texts.fixedOf[party])}
            </div>
          </div>
        ))}
        <FieldNotes id={id} message={problems.includes('rates') ? texts.problems.rates : undefined} />
      </Form>
    </Dialog>
  );
}

function RateTable({ rates }: { rates: readonly AgreedRate[] }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const shown = (rate: Rate | undefined) =>
    rate
      ? texts.rate((rate.percent / 100).toFixed(2), rate.fixed === 0 ? undefined : money(rate.fixed))
      : texts.notAgreed;
  const columns: TableColumns<AgreedRate> = [
    { header: texts.sinceHeader, render: ({ since }) => formatDay(since) },
    ...PARTIES.map((party) => ({ header: texts.headers[party], render: (row: AgreedRate) => shown(row[party]) })),
    {
      header: texts.actionHeader,
      render: (row) => (
        <Button size="sm" variant="outline-secondary" onClick={() => dispatch(withdrawRates(row))}>
          {texts.remove} <span className="visually-hidden">{formatDay(row.since)}</span>
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.history}
      columns={columns}
      rows={rates}
      rowKey={({ id }) => id}
      empty={<p>{texts.none}</p>}
    />
  );
}
