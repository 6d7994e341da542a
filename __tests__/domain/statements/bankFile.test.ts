import fc from 'fast-check';
import { bankAccountOf } from '@/domain/merchants/bankAccount';
import { lineReferences, payoutsFile } from '@/domain/statements/payouts/bankFile';
import { latinText, sepaText } from '@/domain/statements/payouts/sepaText';
import { USD } from '../../helpers/currencies';
import { buildPayout } from '../../helpers/domain/statements';

const account = bankAccountOf({ accountHolder: 'Harbor Nights', routingNumber: '021000021', accountNumber: '0012' });
const SEPA = /^[a-zA-Z\d/\-?:().,'+ ]*$/;

test('A bank file has the payee, amount, day, reference and bank account of each payout', () => {
  const payee = { number: 'MER001', name: 'Harbor', account };
  const { headers, rows } = payoutsFile([buildPayout()], () => payee, USD);
  expect([headers, ...rows].map((cells) => cells.join(','))).toEqual([
    'PAYEE ID,PAYEE,AMOUNT,CURRENCY,DAY,REFERENCE,ACCOUNT HOLDER,IBAN,BIC,ROUTING NUMBER,ACCOUNT NUMBER',
    'MER001,Harbor,100.00,USD,2024-06-30,June MER001,Harbor Nights,,,021000021,0012',
  ]);
});

describe('The reference of a line', () => {
  const payouts = fc.array(
    fc.record({
      partyId: fc.oneof(fc.constantFrom('MER001', 'MER002', 'processor', 'partner-Ürünler & Söhne'), fc.string()),
      reference: fc.oneof(
        fc.constantFrom('Payout 2024-06-30', 'Payout/2024-06-30', '//', '', 'x'.repeat(35)),
        fc.string(),
      ),
    }),
  );

  test('is unique in the file, has at most 35 characters of SEPA, and is never empty', () => {
    fc.assert(
      fc.property(payouts, (rows) => {
        const references = lineReferences(rows.map(buildPayout), (partyId) => partyId);
        expect(new Set(references.map((text) => text.toUpperCase())).size).toBe(rows.length);
        for (const reference of references) {
          expect(reference).toMatch(/^[a-zA-Z\d\-?:().,'+ ]{1,35}$/);
          expect(reference.trim()).toBe(reference);
        }
      }),
    );
  });

  test('names the payout and the party, and only repeated ones get a counter, the last recorded first', () => {
    const rows = ['MER001', 'MER002', 'MER001'].map((partyId) =>
      buildPayout({ partyId, reference: 'Auszahlung Mai/Juni' }),
    );
    expect(lineReferences(rows, (partyId) => partyId)).toEqual([
      'Auszahlung Mai-Juni MER001-2',
      'Auszahlung Mai-Juni MER002',
      'Auszahlung Mai-Juni MER001',
    ]);
  });

  test('has at most ten characters of the number of the party, and as many of the payout as fit', () => {
    const referenceOf = (reference: string, number: string) =>
      lineReferences([buildPayout({ reference })], () => number);
    expect(referenceOf('x'.repeat(40), 'MER0123456789')).toEqual([`${'x'.repeat(24)} MER0123456`]);
    // No space is cut in half: neither at the end of the number nor before it.
    expect(referenceOf('x'.repeat(40), 'TICKETS 2 GO')).toEqual([`${'x'.repeat(25)} TICKETS 2`]);
    expect(referenceOf(`${'x'.repeat(27)} yy`, 'MER001')).toEqual([`${'x'.repeat(27)} MER001`]);
  });
});

describe('Text for SEPA', () => {
  test.each([
    ['Müller & Söhne Straße', 'Mueller + Soehne Strasse'],
    ['Théâtre Lumière Montréal', 'Theatre Lumiere Montreal'],
    ['Łódź, Ørsted, Þór', 'Lodz, Orsted, Thor'],
    ['Übergabe, ÜBER, Ü', 'Uebergabe, UEBER, Ue'],
    ['Αθήνα Ψυρρή', 'Athina Psyrri'],
    ['Жълтият Щъркел', 'Zhaltiyat Shtarkel'],
    ['O’Neill – Co_op', "O'Neill - Co-op"],
    ['票務 @ home 🎫', '.. . home .'],
    [' a\n b ', 'a b'],
    [' \n ', ''],
  ])('%j is %j', (text, expected) => expect(sepaText(text)).toBe(expected));

  test('has only characters of SEPA, and keeps text that has no other', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(sepaText(text)).toMatch(SEPA)));
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z\d/\-?:().,'+]*$/), (text) => {
        expect(sepaText(text)).toBe(text);
        expect(latinText(text)).toBe(text);
      }),
    );
  });
});
