import type { Entries } from '@/domain/entries/fold';
import { restorationRefusal } from '@/domain/entries/restorations';
import { SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import type { Reversal } from '@/domain/changes/records';
import { NO_ENTRIES } from '../../helpers/domain/entries';

const STAMP = { recordedAt: '2024-07-02 14:02:03', recordedBy: 'Ana Ruiz', zone: 'Europe/Berlin' };
type Kind = 'chargeModels' | 'adjustments' | 'agreedRates' | 'notes' | 'disputes';
type Values = { id: string; sequence?: number } & Record<string, unknown>;

const model = (id: string, values: object = {}): Values => ({
  ...STAMP,
  id,
  subject: 'merchant',
  subjectId: 'MER001',
  settings: SPECIFICATION_MODEL,
  ...values,
});
const opening = (id: string, partyId = 'MER001', kind = 'opening'): Values => ({ ...STAMP, id, kind, partyId });
const version = (id: string, values: object = {}): Values => ({ ...STAMP, id, ...values });
const step = (id: string, status: string, values: object = {}): Values => ({
  ...STAMP,
  id,
  disputeId: 'd1',
  transactionId: 'P-1',
  status,
  ...values,
});

/** The refusal of a withdrawn record that comes back beside others. */
function refusalOf(of: Kind, record: Values, others: readonly Values[]) {
  const now = { ...NO_ENTRIES, [of]: Object.fromEntries(others.map((other) => [other.id, other])) } as Entries;
  return restorationRefusal({ of, record } as Pick<Reversal, 'of' | 'record'>, now);
}

test('A charge model comes back unless a later one of the same subject counts', () => {
  const withdrawn = model('b', { sequence: 5 });
  const later = { reason: 'laterModelSaved', excludedBy: 'c' };
  expect(refusalOf('chargeModels', withdrawn, [])).toBeUndefined();
  expect(refusalOf('chargeModels', withdrawn, [model('a', { sequence: 4 })])).toBeUndefined();
  expect(refusalOf('chargeModels', withdrawn, [withdrawn])).toBeUndefined();
  expect(refusalOf('chargeModels', withdrawn, [model('a', { sequence: 4 }), model('c', { sequence: 6 })])).toEqual(
    later,
  );
  for (const other of [{ subjectId: 'MER002' }, { subject: 'integration' }])
    expect(refusalOf('chargeModels', withdrawn, [model('c', { sequence: 6, ...other })])).toBeUndefined();
});

test('An opening balance comes back unless what was paid out before was answered again', () => {
  const withdrawn = opening('answer1-MER001');
  expect(refusalOf('adjustments', withdrawn, [opening('answer1-MER002', 'MER002')])).toBeUndefined();
  expect(refusalOf('adjustments', withdrawn, [opening('answer2-MER002', 'MER002', 'adjustment')])).toBeUndefined();
  expect(refusalOf('adjustments', withdrawn, [opening('answer2-MER002', 'MER002')])).toEqual({
    reason: 'openingAnswered',
    excludedBy: 'answer2-MER002',
  });
  // An adjustment does not answer.
  expect(
    refusalOf('adjustments', opening('a', 'MER001', 'adjustment'), [opening('answer2-MER002', 'MER002')]),
  ).toBeUndefined();
  expect(refusalOf('adjustments', opening('answer1'), [opening('answer1')])).toBeUndefined();
  expect(refusalOf('adjustments', withdrawn, [opening('answer1-PAR001', 'PAR001')])).toBeUndefined();
  // The ids of earlier versions do not name the party.
  expect(refusalOf('adjustments', opening('answer1'), [opening('answer2')])).toEqual({
    reason: 'openingAnswered',
    excludedBy: 'answer2',
  });
});

test.each(['agreedRates', 'notes'] as const)(
  'A version of %s comes back unless its former version has another',
  (of) => {
    const refusal = { reason: 'otherVersionSaved', excludedBy: 'c' };
    expect(refusalOf(of, version('b', { replaces: 'a' }), [version('a'), version('c')])).toBeUndefined();
    expect(refusalOf(of, version('b', { replaces: 'a' }), [version('c', { replaces: 'a' })])).toEqual(refusal);
    expect(refusalOf(of, version('b', { replaces: 'a' }), [version('c', { withdraws: 'a' })])).toEqual(refusal);
    expect(refusalOf(of, version('b', { withdraws: 'a' }), [version('c', { replaces: 'a' })])).toEqual(refusal);
    expect(refusalOf(of, version('b', { replaces: 'a' }), [version('c', { replaces: 'other' })])).toBeUndefined();
    // A first version has no former one.
    expect(refusalOf(of, version('b'), [version('c')])).toBeUndefined();
  },
);

test('A step of a dispute comes back unless the dispute went another way', () => {
  const first = step('d1', 'needs response', { sequence: 1 });
  const lost = step('d2', 'lost', { sequence: 2 });
  expect(refusalOf('disputes', lost, [first])).toBeUndefined();
  expect(refusalOf('disputes', lost, [])).toBeUndefined();
  const prevented = step('d3', 'prevented', { sequence: 3 });
  const refusal = { reason: 'laterStepRecorded', excludedBy: 'd3' };
  expect(refusalOf('disputes', lost, [first, prevented])).toEqual(refusal);
  expect(refusalOf('disputes', lost, [prevented, first])).toEqual(refusal);
  const ofOther = step('d4', 'needs response', { transactionId: 'P-2', sequence: 4 });
  expect(refusalOf('disputes', lost, [first, prevented, ofOther])).toEqual(refusal);
  expect(refusalOf('disputes', lost, [first, { ...prevented, transactionId: 'P-2' }])).toBeUndefined();
});

test('What other rules decide, and a record that is gone, is not judged here', () => {
  for (const kind of ['payments', 'payouts', 'statements', 'reconciliation', 'assignments'] as const)
    expect(restorationRefusal({ of: kind, record: version('a') } as unknown as Reversal, NO_ENTRIES)).toBeUndefined();
  const others = { ...NO_ENTRIES, chargeModels: { c: model('c') } } as unknown as Entries;
  expect(restorationRefusal({ of: 'chargeModels', record: null }, others)).toBeUndefined();
});
