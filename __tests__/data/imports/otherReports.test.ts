import { fileOf, givenSession } from '../../helpers/imports/importSession';

const PAYOUT = [
  'BalancePlatform,AccountHolder,BalanceAccount,Transfer Id,Transaction Id,Booking date,Category,Type,Status,Currency,Balance (PC)',
  'Acme,AH-1,BA-1,T-1,X-1,2025-05-01,platformPayment,capture,booked,EUR,10.00',
];

const APPLICATION_FEES = [
  'id,Created (UTC),Amount,Amount Refunded,Currency,User ID,User Email,Application ID,Transaction ID',
  'fee_1,2025-05-01 10:00,1.00,0,usd,acct_1,a@example.com,ca_1,ch_1',
];

test.each([
  ['shares', 'Adyen payout', PAYOUT],
  ['fees', 'Stripe application fees', APPLICATION_FEES],
])(
  'A report that holds %s and no payments is known as what it is (%s), and nothing is made of it',
  async (kind, format, lines) => {
    const { ask, answers } = givenSession();
    const { problems } = await ask({ kind: 'open', files: [fileOf(lines.join('\n'))] }, 'unreadable');
    expect(problems).toEqual([{ name: 'payments.csv', problem: { kind, format } }]);
    expect(answers()).toHaveLength(1);
  },
);
