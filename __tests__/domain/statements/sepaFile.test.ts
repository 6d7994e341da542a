import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { bankAccountOf } from '@/domain/merchants/bankAccount';
import { payerRefusals, sepaBatch, sepaFile } from '@/domain/statements/payouts/sepaFile';
import { sepaText } from '@/domain/statements/payouts/sepaText';
import { ibans } from '../../helpers/domain/bankAccounts';
import { buildPayout } from '../../helpers/domain/statements';

const { DOMParser } = new JSDOM().window;
const IBAN = 'DE89370400440532013000';
const payer = bankAccountOf({ accountHolder: 'SplitPay & Söhne', iban: 'FR14 2004 1010 0505 0001 3M02 606' });
const times = { createdAt: '2024-07-01 09:08:07', day: '2024-06-30' };

function parse(file: string) {
  const xml = new DOMParser().parseFromString(file, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const textsOf = (name: string) => Array.from(xml.getElementsByTagName(name), ({ textContent }) => textContent);
  return { xml, textsOf };
}

/** Builds the file of payouts in which each party has this account. */
function fileOf(payouts: Parameters<typeof sepaBatch>[0], account: Partial<typeof payer>) {
  const payee = (partyId: string) => ({ number: partyId, name: 'Payee', account: bankAccountOf(account) });
  const batch = sepaBatch(payouts, payee);
  return { ...batch, ...parse(sepaFile(batch.payments, payer, times)) };
}

const centsOf = (euros: string) => {
  expect(euros).toMatch(/^\d+\.\d\d$/);
  return Number(euros.replace('.', ''));
};

test('A SEPA file is well-formed, its sums equal its payments, and each text has the characters of SEPA', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<Nm>&amp;"\'', 'Ürün & Co', ']]>', '\u0c3c'),
  );
  const payouts = fc.array(
    fc.record({ partyId: text, reference: text, amount: fc.integer({ min: 1, max: 99_999_999_999 }) }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(payouts, text, ibans, (rows, accountHolder, iban) => {
      fc.pre(!iban.startsWith('BR'));
      const { textsOf, excluded } = fileOf(rows.map(buildPayout), { accountHolder, iban });
      expect(excluded).toEqual([]);
      const amounts = textsOf('InstdAmt').map(centsOf);
      expect(amounts).toEqual(rows.map(({ amount }) => amount));
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      expect(textsOf('CtrlSum').map(centsOf)).toEqual([sum, sum]);
      expect(textsOf('NbOfTxs')).toEqual([String(rows.length), String(rows.length)]);
      expect(new Set(textsOf('EndToEndId')).size).toBe(rows.length);
      for (const reference of textsOf('EndToEndId')) expect(reference).toMatch(/^.{1,35}$/);
      for (const name of textsOf('Nm')) expect(name).toMatch(/^.{1,70}$/);
      for (const written of [...textsOf('Nm'), ...textsOf('Ustrd'), ...textsOf('EndToEndId')])
        expect(sepaText(written)).toBe(written);
    }),
  );
});

test('A SEPA file names the payer, the payees, the day and each reference', () => {
  const rows = ['MER001', 'MER002'].map((partyId) => buildPayout({ partyId, reference: 'Juni für alle' }));
  const { xml, textsOf } = fileOf(rows, { accountHolder: 'Müller GmbH', iban: IBAN, bic: 'COBADEFFXXX' });
  expect(xml.documentElement.namespaceURI).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.03');
  expect(textsOf('Nm')).toEqual(['SplitPay + Soehne', 'SplitPay + Soehne', 'Mueller GmbH', 'Mueller GmbH']);
  expect(textsOf('IBAN')).toEqual(['FR1420041010050500013M02606', IBAN, IBAN]);
  expect(textsOf('BIC')).toEqual(['COBADEFFXXX', 'COBADEFFXXX']);
  expect(textsOf('EndToEndId')).toEqual(['Juni fuer alle MER001', 'Juni fuer alle MER002']);
  expect(textsOf('Ustrd')).toEqual(['Juni fuer alle', 'Juni fuer alle']);
  expect(textsOf('MsgId')).toEqual(['SPLITPAY-20240701090807']);
  expect(textsOf('CreDtTm')).toEqual(['2024-07-01T09:08:07']);
  // A bank cannot pay on a day before the file was made.
  expect(textsOf('ReqdExctnDt')).toEqual(['2024-07-01']);
});

test('A SEPA file is a credit transfer with shared charges, on the day of the payouts if that is still to come', () => {
  const { xml, textsOf } = fileOf([buildPayout({ partyId: 'MER001' })], { accountHolder: 'A', iban: IBAN });
  const facts = ['PmtInfId', 'PmtMtd', 'Cd', 'ChrgBr'].map((name) => textsOf(name).join());
  expect(facts).toEqual(['SPLITPAY-20240701090807-1', 'TRF', 'SEPA', 'SLEV']);
  // Without a BIC, the payer's bank is not named, and that of a payee is left out.
  expect([textsOf('BIC'), textsOf('Othr'), textsOf('CdtrAgt')]).toEqual([[], ['NOTPROVIDED'], []]);
  const parts = Array.from(xml.querySelector('CdtTrfTxInf')?.childNodes ?? [], ({ nodeName }) => nodeName);
  expect(parts).toEqual(['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf']);
  const [payment] = sepaBatch([buildPayout()], () => ({ number: '1', name: 'A', account: payer })).payments;
  for (const [day, executed] of [
    ['2024-06-30', '2024-07-01'],
    ['2024-07-01', '2024-07-01'],
    ['2024-07-02', '2024-07-02'],
  ] as const)
    expect(parse(sepaFile([payment!], payer, { ...times, day })).textsOf('ReqdExctnDt')).toEqual([executed]);
  expect(parse(sepaFile([payment!], { ...payer, bic: 'COBADEFFXXX' }, times)).textsOf('BIC')[0]).toBe('COBADEFFXXX');
});

test('Texts of a SEPA file have at most as many letters as a bank reads', () => {
  const reference = 'r'.repeat(200);
  const { textsOf } = fileOf([buildPayout({ reference })], { accountHolder: 'h'.repeat(80), iban: IBAN });
  expect(textsOf('Ustrd')).toEqual(['r'.repeat(140)]);
  expect(textsOf('Nm').at(-1)).toBe('h'.repeat(70));
});

test('Bank details with signs of XML stay the same in the file', () => {
  const { textsOf } = fileOf([buildPayout()], { accountHolder: 'A', iban: IBAN, bic: 'A&B<C>D' });
  expect(textsOf('BIC')).toEqual(['A&B<C>D']);
});

test('A payout that SEPA cannot pay is excluded with the reason', () => {
  const reasonOf = (account: Partial<typeof payer>, amount = 100) =>
    sepaBatch([buildPayout({ amount })], () => ({ number: '1', name: '1', account: bankAccountOf(account) }))
      .excluded[0]?.reason;
  expect(reasonOf({})).toBe('noAccount');
  expect(reasonOf({ routingNumber: '021000021', accountNumber: '12345' })).toBe('usAccount');
  expect(reasonOf({ iban: 'DE88370400440532013000' })).toBe('wrongIban');
  expect(reasonOf({ iban: 'BR1500000000000010932840814P2' })).toBe('outsideSepa');
  expect(reasonOf({ iban: IBAN }, 100_000_000_000)).toBe('tooLarge');
  expect(reasonOf({ iban: IBAN }, 99_999_999_999)).toBeUndefined();
});

test('An amount that is not a positive number of cents stops the file', () => {
  const payment = {
    reference: 'June',
    note: '',
    amount: 100,
    account: bankAccountOf({ accountHolder: 'A', iban: IBAN }),
  };
  for (const amount of [0, -1, 1.5, Number.NaN])
    expect(() => sepaFile([payment, { ...payment, amount }], payer, times)).toThrow(
      new RangeError('A payment of the file has no positive amount in cents'),
    );
});

test('The account that pays needs a holder and an IBAN of SEPA', () => {
  expect(payerRefusals(payer)).toEqual({});
  expect(payerRefusals(bankAccountOf({}))).toEqual({ accountHolder: 'accountHolderMissing', iban: 'ibanMissing' });
  expect(payerRefusals({ ...payer, iban: '' })).toEqual({ iban: 'ibanMissing' });
  expect(payerRefusals({ ...payer, iban: 'BR1500000000000010932840814P2' })).toEqual({ iban: 'ibanOutsideSepa' });
  expect(payerRefusals({ ...payer, iban: 'DE88370400440532013000', bic: 'X' })).toEqual({
    iban: 'ibanMistyped',
    bic: 'bicUnreadable',
  });
});
