import { fileOf, givenSession } from '../../helpers/imports/importSession';

test('A balance history whose net is not its amount less its fee is told by its first lines, payouts too', async () => {
  const { openOne, judge } = givenSession();
  const lines = [
    'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC)',
    't1,charge,ch_1,100.00,3.30,96.70,usd,2025-05-01 10:00',
    't2,charge,ch_2,50.00,1.75,48.00,usd,2025-05-02 10:00',
    't3,refund,ch_1,-10.00,0,-10.00,usd,2025-05-03 10:00',
    't4,payout,po_1,-96.70,0.00,-96.00,usd,2025-05-04 10:00',
    't5,charge,ch_3,x,0.00,1.00,usd,2025-05-05 10:00',
  ];
  const { plan } = await openOne(fileOf(lines.join('\n')));
  const preview = await judge({ ...plan, merchantName: 'My shop' });
  expect(preview.unbalanced).toEqual({
    count: 2,
    first: [
      { file: 'payments.csv', line: 3, amount: 5000, fee: 175, net: 4800 },
      { file: 'payments.csv', line: 5, amount: -9670, fee: 0, net: -9600 },
    ],
  });
  // They are taken as they stand.
  expect(preview).toMatchObject({ payments: 2, refused: 1 });
});

test('What no format promises is not checked', async () => {
  const { openOne, judge } = givenSession();
  const lines = [
    'id,Created date (UTC),Amount,Fee,Net,Currency,Status,Destination',
    'ch_1,2025-05-01 10:00,10.00,1.00,5.00,usd,Paid,acct_1',
  ];
  const { plan } = await openOne(fileOf(lines.join('\n')));
  expect((await judge(plan)).unbalanced).toEqual({ count: 0, first: [] });
});
