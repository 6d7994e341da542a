import { ana, ben, createWorkspace, type Engine } from './engines';
import { disputeStep, problemOf, propose, proposeValue } from './proposing';

const STAMP = { recordedAt: '2024-07-02 14:02:03', recordedBy: 'Mallory', zone: 'Europe/Berlin' };
const put = (kind: string, id: string, fields: object) => ({ kind, id, value: { id, ...fields, ...STAMP } });

const model = (id: string, subjectId = 'MER001') =>
  put('chargeModels', id, { subject: 'merchant', subjectId, settings: { disputeBorneBy: 'platform' } });
const opening = (answer: string, partyId = 'MER001') =>
  put('adjustments', `${answer}-${partyId}`, {
    kind: 'opening',
    partyId,
    amount: 500,
    day: '2024-05-31',
    reason: 'Paid out before',
  });
const rate = (id: string, replaces?: string) =>
  put('agreedRates', id, {
    subject: 'merchant',
    subjectId: 'MER001',
    since: '2024-06-01',
    platform: { percent: 800, fixed: 0 },
    ...(replaces !== undefined && { replaces }),
  });
const note = (id: string, replaces?: string) =>
  put('notes', id, { subject: 'merchant', subjectId: 'MER001', text: id, ...(replaces !== undefined && { replaces }) });
const step = (id: string, status: string) => disputeStep(id, status, 1_000);
const withdrawn = ({ kind, id }: { kind: string; id: string }) => ({ kind, id, withdrawn: true });

/** What a store says about withdrawn records that come back, on every database. */
export function testRestorations(engine: () => Engine): void {
  const start = async () => ({ ...engine(), workspace: await createWorkspace(engine().store) });

  test.each([
    {
      name: 'charge model if a later one of its merchant counts',
      before: [],
      record: model('m1'),
      other: model('m2'),
      reason: 'laterModelSaved',
      detail:
        'Ben Okafor saved a charge model at 14:02. A later charge model counts. Save these settings again instead.',
    },
    {
      name: 'opening balance if somebody answered again',
      before: [],
      record: opening('a1'),
      other: opening('a2'),
      reason: 'openingAnswered',
      detail: 'Ben Okafor entered opening balances at 14:02. Other opening balances count now.',
    },
    {
      name: 'rate if its former version has another newer one',
      before: [rate('r1')],
      record: rate('r2', 'r1'),
      other: rate('r3', 'r1'),
      reason: 'otherVersionSaved',
      detail: 'Ben Okafor saved agreed rates at 14:02. Another version was saved since.',
    },
    {
      name: 'note if its former version has another newer one',
      before: [note('n1')],
      record: note('n2', 'n1'),
      other: note('n3', 'n1'),
      reason: 'otherVersionSaved',
      detail: 'Ben Okafor edited the note at 14:02. Another version was saved since.',
    },
    {
      name: 'step of a dispute if the dispute went another way',
      before: [step('d1', 'needs response')],
      record: step('d2', 'under review'),
      other: step('d3', 'prevented'),
      reason: 'laterStepRecorded',
      detail:
        'TR20240629-028: Ben Okafor recorded a step of a dispute at 14:02. Another step of this dispute, or another dispute of the payment, was recorded since.',
    },
  ])('The server does not restore a withdrawn $name', async ({ before, record, other, reason, detail }) => {
    const { store, otherStore, workspace } = await start();
    const stored = await proposeValue(store, ana, workspace, ...before, record);
    await propose(store, ana, workspace, withdrawn(record));
    await propose(otherStore, ben, workspace, other);
    const problem = await problemOf(propose(store, ana, workspace, record));
    expect(problem).toMatchObject({
      detail,
      refusals: [
        { refusal: { kind: 'restorationExcluded', reason, excludedBy: other.id }, first: { by: { name: ben.name } } },
      ],
    });
    // The record may come back as soon as the other one is withdrawn.
    await propose(otherStore, ben, workspace, withdrawn(other));
    expect(await proposeValue(store, ana, workspace, record)).toEqual(stored);
  });

  test('The server restores records of other subjects, and all opening balances of one answer', async () => {
    const { store, workspace } = await start();
    const records = [model('m1'), note('n2', 'n1'), opening('a1'), opening('a1', 'MER002')];
    await propose(store, ana, workspace, ...records, model('m2', 'MER002'), note('n4', 'n3'));
    await propose(store, ana, workspace, ...records.map(withdrawn));
    const { changes } = await propose(store, ben, workspace, ...records);
    expect(changes.map(({ id, withdrawn: isWithdrawn }) => [id, isWithdrawn === true])).toEqual(
      records.map(({ id }) => [id, false]),
    );
  });

  test('Of two people who enter opening balances at the same moment, the first one counts', async () => {
    const { store, otherStore, workspace } = await start();
    await propose(store, ana, workspace, opening('a1'), opening('a1', 'MER002'));
    const problem = await problemOf(propose(otherStore, ben, workspace, opening('a2', 'MER003')));
    expect(problem).toMatchObject({
      detail: 'Ana Ruiz entered opening balances at 14:02. Other opening balances count now.',
      refusals: [{ refusal: { kind: 'restorationExcluded', reason: 'openingAnswered' } }],
    });
    await propose(store, ana, workspace, withdrawn(opening('a1')), withdrawn(opening('a1', 'MER002')));
    await propose(otherStore, ben, workspace, opening('a2', 'MER003'));
  });
}
