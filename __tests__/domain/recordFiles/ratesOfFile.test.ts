import { ratesOfFile } from '@/domain/recordFiles/ratesOfFile';
import type { AgreedRate } from '@/domain/fees/agreedRates';
import { USD } from '../../helpers/currencies';

const merchants = new Map([['MER001', 'Harbor Arts']]);
const integrations = new Map([['INT001', 'Race Registration']]);
const read = (headers: string, lines: readonly string[], recorded: readonly AgreedRate[] = []) =>
  ratesOfFile(
    {
      headers: headers.split(','),
      rows: lines.map((line, index) => ({ line: index + 2, cells: line.split(',') })),
    },
    { merchants, integrations, recorded, currency: USD, today: '2026-10-31' },
  );
const stamp = { id: 'r', recordedAt: '2026-10-31 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };

test('Rates of merchants and integrations are read with their start date', () => {
  const headers = 'Merchant,Integration,Start date,SplitPay fee in %,SplitPay fee per payment,Partner,Partner fee in %';
  const { found, refused } = read(headers, ['harbor arts,,2026-09-15,8,0.30,Quay,1.5', ',INT001,2026-10-01,6,,,']);
  expect(refused).toEqual([]);
  expect(found).toEqual([
    {
      subject: 'merchant',
      subjectId: 'MER001',
      since: '2026-09-15',
      partnerName: 'Quay',
      platform: { percent: 800, fixed: 30 },
      partner: { percent: 150, fixed: 0 },
    },
    { subject: 'integration', subjectId: 'INT001', since: '2026-10-01', platform: { percent: 600, fixed: 0 } },
  ]);
});

test('Each row is judged by the rules of the form, and the same rates are not recorded twice', () => {
  const headers = 'Merchant,Since,Platform %,Processor fee in %';
  const lines = [
    'Nobody,2026-09-15,8,',
    'MER001,soon,8,',
    'MER001,2026-09-15,800,',
    'MER001,2026-09-15,,',
    'MER001,2026-09-15,8,2.9',
  ];
  const { found, refused } = read(headers, lines);
  expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 partyUnknown',
    '3 dayUnreadable',
    '4 rateUnreadable',
    '5 ratesMissing',
  ]);
  const again = read(
    headers,
    lines,
    found.map((rates) => ({ ...rates, ...stamp })),
  );
  expect(again.found).toEqual([]);
  expect(again.refused.at(-1)).toEqual({ line: 6, reason: 'ratesRecorded' });
});

test('All six rates are read, and a percentage is the column with the percent sign', () => {
  const percents = 'SplitPay fee,SplitPay fee %,Partner %,Processor %';
  const headers = `Integration,Since,${percents},SplitPay fixed,Partner fixed,Processor fixed`;
  expect(read(headers, ['INT001,9/15/2026,0.70,1,2,3,0.40,0.50,0.60'])).toEqual({
    missing: [],
    refused: [],
    found: [
      {
        subject: 'integration',
        subjectId: 'INT001',
        since: '2026-09-15',
        platform: { percent: 100, fixed: 40 },
        partner: { percent: 200, fixed: 50 },
        processor: { percent: 300, fixed: 60 },
      },
    ],
  });
});

test('Rates that differ from the recorded ones in any way are not recorded already', () => {
  const recorded: AgreedRate = {
    ...stamp,
    subject: 'merchant',
    subjectId: 'MER001',
    since: '2026-09-15',
    partnerName: 'Quay',
    platform: { percent: 800, fixed: 0 },
    partner: { percent: 100, fixed: 0 },
    processor: { percent: 290, fixed: 0 },
  };
  const headers = 'Integration,Merchant,Since,Partner,Platform %,Partner %,Processor %';
  const others = [
    'INT001,,2026-09-15,Quay,8,1,2.9',
    ',MER001,2026-09-16,Quay,8,1,2.9',
    ',MER001,2026-09-15,Pier,8,1,2.9',
    ',MER001,2026-09-15,Quay,7,1,2.9',
    ',MER001,2026-09-15,Quay,8,2,2.9',
    ',MER001,2026-09-15,Quay,8,1,3.9',
  ];
  expect(read(headers, others, [recorded]).found).toHaveLength(others.length);
  expect(read(headers, [',MER001,2026-09-15,Quay,8,1,2.9'], [recorded]).found).toEqual([]);
  // An empty name of a partner is the same as none.
  expect(read(headers, [',MER001,2026-09-15,,8,1,2.9'], [{ ...recorded, partnerName: '' }]).found).toEqual([]);
});

test('Start days that may begin with the day or the month are not guessed if the file shows that the day is first', () => {
  const { found, refused } = read('Merchant,Since,Platform %', ['MER001,5/6/2026,8', 'MER001,31/7/2026,8']);
  expect(found).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual(['dayUnreadable', 'dayUnreadable']);
});

test('A file without a start date or a merchant says so', () => {
  expect(read('Platform %', ['8']).missing).toEqual(['Merchant', 'Start date']);
});
