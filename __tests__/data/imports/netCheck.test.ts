import { fileOf, givenSession } from '../../helpers/imports/importSession';

test('A balance history whose net is not amount minus fee is reported with its first lines, payouts included', async () => {
  const { openFile, judge } = givenSession();
  const lines = [
    'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC)',
    't1,charge,ch_1,100.00,3.30,96.70,usd,2025-05-01 10:00',
    't2,charge,ch_2,50.00,1.75,48.00,usd,2025-05-02 10:00',
    't3,refund,ch_1,-10.00,0,-10.00,usd,2025-05-03 10:00',
    't4,payout,po_1,-96.70,0.00,-96.00,usd,2025-05-04 10:00',
    't5,charge,ch_3,x,0.00,1.00,usd,2025-05-05 10:00',
  ];
  const { plan } = await openFile(fileOf(lines.join('\n')));
  const preview = await judge({ ...plan, merchantName: 'My shop' });
  expect(preview.unbalanced).toEqual({
    count: 2,
    first: [
      { file: 'payments.csv', line: 3, amount: 5000, fee: 175, net: 4800 },
      { file: 'payments.csv', line: 5, amount: -9670, fee: 0, net: -9600 },
    ],
  });
  // They are imported with their amount and fee.
  expect(preview).toMatchObject({ payments: 2, refused: 1 });
});

test('A format without a guarantee is not checked', async () => {
  const { openFile, judge } = givenSession();
  const lines = [
    'id,Created date (UTC),Amount,Fee,Net,Currency,Status,Destination',
    'ch_1,2025-05-01 10:00,10.00,1.00,5.00,usd,Paid,acct_1',
  ];
  const { plan } = await openFile(fileOf(lines.join('\n')));
  expect((await judge(plan)).unbalanced).toEqual({ count: 0, first: [] });
});

test("Adyen's four fee columns are subtracted from money in minus money out if the net has the same currency", async () => {
  const { openFile, judge } = givenSession();
  const lines = [
    'Company Account,Merchant Account,Psp Reference,Creation Date,TimeZone,Type,Gross Currency,Gross Debit (GC),Gross Credit (GC),' +
      'Net Currency,Net Debit (NC),Net Credit (NC),Commission (NC),Markup (NC),Scheme Fees (NC),Interchange (NC)',
    'Acme,Harbor,P-1,2025-05-01 10:00:00,CET,Settled,EUR,,100.00,EUR,,98.50,,0.40,0.10,1.00',
    'Acme,Harbor,P-2,2025-05-02 10:00:00,CET,Settled,EUR,,50.00,EUR,,48.00,0.75,,,',
    'Acme,Harbor,P-1,2025-05-03 10:00:00,CET,Refunded,EUR,10.00,,EUR,10.25,,,0.25,,',
    'Acme,Harbor,P-3,2025-05-03 10:00:00,CET,Settled,EUR,,10.00,USD,,11.00,0.25,,,',
    'Acme,,,2025-05-04 10:00:00,CET,MerchantPayout,EUR,,,EUR,136.25,,,,,',
    'Acme,,,2025-05-04 10:00:00,CET,Fee,EUR,,,EUR,1.00,,,,,',
  ];
  const { plan } = await openFile(fileOf(lines.join('\n')));
  expect((await judge(plan)).unbalanced).toEqual({
    count: 1,
    first: [{ file: 'payments.csv', line: 3, amount: 5000, fee: 75, net: 4800 }],
  });
});

test("Adyen's commission, markup, scheme fees and interchange together are the processor fee", async () => {
  const { openFile, judge } = givenSession();
  const lines = [
    'Company Account,Merchant Account,Psp Reference,Creation Date,TimeZone,Type,Gross Currency,Gross Debit (GC),Gross Credit (GC),' +
      'Net Debit (NC),Net Credit (NC),Commission (NC),Markup (NC),Scheme Fees (NC),Interchange (NC)',
    'Acme,Harbor,P-1,2025-05-01 10:00:00,CET,Settled,EUR,,100.00,,99.38,0.10,0.12,0.20,0.20',
    'Acme,Harbor,P-2,2025-05-02 10:00:00,CET,Settled,EUR,,50.00,,49.50,0.75,-0.25,,',
    'Acme,Harbor,P-3,2025-05-02 11:00:00,CET,Settled,EUR,,50.00,,50.25,,-0.25,,',
    'Acme,Harbor,P-4,2025-05-02 12:00:00,CET,Settled,EUR,,50.00,,50.00,,x,,',
  ];
  const { plan } = await openFile(fileOf(lines.join('\n')));
  const { refused, firstRows, unbalanced } = await judge({ ...plan, currency: 'EUR' });
  expect(firstRows.map(({ fees }) => fees?.processor)).toEqual([62, 50]);
  expect({ refused, unbalanced: unbalanced.count }).toEqual({ refused: 2, unbalanced: 0 });
});

test("PayPal's fee is a charge with a negative sign, in German too, and memo rows are not money", async () => {
  const { openFile, judge } = givenSession();
  const lines = [
    'Datum;Uhrzeit;Zeitzone;Name;Typ;Status;Währung;Brutto;Gebühr;Netto;Transaktionscode;Auswirkung;Balance Impact',
    '13.05.2025;09:30:00;Europe/Berlin;A;Website-Zahlung;Abgeschlossen;EUR;1.100,00;-3,85;1.096,15;T1;;Haben',
    '14.05.2025;09:30:00;Europe/Berlin;A;Website-Zahlung;Abgeschlossen;EUR;50,00;-1,75;50,00;T2;;Haben',
    '15.05.2025;09:30:00;Europe/Berlin;A;Website-Zahlung;Abgeschlossen;EUR;7,00;;7,00;T3;;Haben',
    '16.05.2025;09:30:00;Europe/Berlin;A;Allgemeine Autorisierung;Ausstehend;EUR;9,00;-1,00;9,00;T4;;Memo',
  ];
  const { plan } = await openFile(fileOf(lines.join('\n')));
  expect((await judge({ ...plan, merchantName: 'My shop' })).unbalanced).toEqual({
    count: 1,
    first: [{ file: 'payments.csv', line: 3, amount: 5000, fee: 175, net: 5000 }],
  });
});
