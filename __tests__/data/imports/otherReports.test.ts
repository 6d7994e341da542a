import { fileOf, givenSession } from '../../helpers/imports/importSession';

const PAYOUT = [
  'BalancePlatform,AccountHolder,BalanceAccount,Transfer Id,Transaction Id,Booking date,Category,Type,Status,Currency,Balance (PC)',
  'Acme,AH-1,BA-1,T-1,X-1,2025-05-01,platformPayment,capture,booked,EUR,10.00',
];

test('A report that holds shares and no payments is known as what it is, and nothing is made of it', async () => {
  const { ask, answers } = givenSession();
  const { problems } = await ask({ kind: 'open', files: [fileOf(PAYOUT.join('\n'))] }, 'unreadable');
  expect(problems).toEqual([{ name: 'payments.csv', problem: { kind: 'shares', format: 'Adyen payout' } }]);
  expect(answers()).toHaveLength(1);
});
