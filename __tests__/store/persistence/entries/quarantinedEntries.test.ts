import { createQuarantinedEntries } from '@/store/persistence/entries/hidden/quarantinedEntries';

test('A reason that is found while the refused record is stored in quarantine is stored with the next write', () => {
  const schedule = jest.fn();
  const quarantined = createQuarantinedEntries(jest.fn(), () => undefined, schedule);
  quarantined.put('payments', new Map([['r1', { id: 'r1', amount: 100 }]]), 'a colleague was first');
  const first = quarantined.moves(() => false);
  expect(first.proposals).toMatchObject([{ value: { reason: 'a colleague was first' } }, { id: 'r1', isErased: true }]);
  quarantined.explain('payments', new Map([['r1', 'Ana Ruiz refunded $1.00 at 14:02.']]));
  first.done();
  const next = quarantined.moves(() => false);
  expect(next.proposals[0]).toMatchObject({
    kind: 'quarantine',
    value: { reason: 'Ana Ruiz refunded $1.00 at 14:02.' },
  });
  next.done();
  expect([quarantined.moves(() => false).proposals, schedule.mock.calls.length]).toEqual([[], 1]);
});
