import { fileOf, givenSession } from '../../helpers/imports/importSession';

const PAYOUT = [
  'BalancePlatform,AccountHolder,BalanceAccount,Transfer Id,Transaction Id,Booking date,Category,Type,Status,Currency,Balance (PC)',
  'Acme,AH-1,BA-1,T-1,X-1,2025-05-01,platformPayment,capture,booked,EUR,10.00',
];

test('A report of shares without payments is recognized, and nothing is imported from it', async () => {
  const { ask, answers } = givenSession();
  const { problems } = await ask({ kind: 'open', files: [fileOf(PAYOUT.join('\n'))] }, 'unreadable');
  expect(problems).toEqual([{ name: 'payments.csv', problem: { kind: 'shares', format: 'Adyen payout' } }]);
  expect(answers()).toHaveLength(1);
});

test('A refund in a balance history whose source is its own finds its charge in the description', async () => {
  const { openFile, judge } = givenSession();
  const lines = [
    'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Description',
    't1,charge,ch_b001,100.00,3.30,96.70,usd,2025-05-01 10:00,REFUND FOR CHARGE (ch_b002)',
    't2,refund,re_001,-10.00,0,-10.00,usd,2025-05-03 10:00,REFUND FOR CHARGE (ch_b001)',
    't3,payment,py_b003,50.00,1.00,49.00,usd,2025-05-03 11:00,',
    't4,payment_refund,pyr_002,-5.00,0,-5.00,usd,2025-05-03 12:00,REFUND FOR PAYMENT (py_b003)',
    't5,refund,ch_b001,-1.00,0,-1.00,usd,2025-05-04 10:00,REFUND FOR CHARGE (ch_b009)',
    't6,refund,re_003,-1.00,0,-1.00,usd,2025-05-04 11:00,Guest fell ill',
  ];
  const { plan } = await openFile(fileOf(lines.join('\n')));
  const { payments, refunds, refusedRows } = await judge({ ...plan, merchantName: 'My shop' });
  expect({ payments, refunds }).toEqual({ payments: 2, refunds: 3 });
  expect(refusedRows).toMatchObject([{ line: 7, value: 're_003', reason: 'refund of nothing' }]);
});
