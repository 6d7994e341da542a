import { formatMoment, nameZone } from '@/domain/calendar/moments';

test('A recorded time reads like a sentence', () => {
  expect(formatMoment('2024-06-30 22:41:32')).toBe('Jun 30, 2024, 22:41');
});

test('A time zone has its plain name, if it has one', () => {
  expect(['America/New_York', 'Asia/Tokyo', 'UTC', '+02:00', 'Mars/Olympus'].map(nameZone)).toEqual([
    'Eastern Time (America/New_York)',
    'Japan Standard Time (Asia/Tokyo)',
    'UTC',
    '+02:00',
    'Mars/Olympus',
  ]);
});
