import fc from 'fast-check';
import { readTimeZone } from '@/domain/imports/values/readTimeZone';

test.each([
  ...[
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['US/Pacific', 'US/Pacific'],
    ['Z', 'UTC'],
  ],
  ...[
    ['UTC', 'UTC'],
    ['utc', 'UTC'],
    ['GMT', 'UTC'],
    ['+00:00', 'UTC'],
    ['+02:00', '+02:00'],
    ['-0730', '-07:30'],
    ['+2', '+02:00'],
  ],
  ...[
    ['UTC+5:30', '+05:30'],
    ['GMT-8', '-08:00'],
    ['UTC +14', '+14:00'],
    // POSIX signs are inverted, so this is five hours behind.
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['+00:30', '+00:30'],
    ['−03:00', '-03:00'],
    ['CET', '+01:00'],
    ['CEST', '+02:00'],
    ['PST', '-08:00'],
  ],
  ...[
    ['pdt', '-07:00'],
    ['Pacific Time (US & Canada)', 'America/Los_Angeles'],
    ['Atlantic Time (Canada)', 'America/Halifax'],
  ],
  ...[
    ['(GMT-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['(UTC+09:00)Tokyo', 'Asia/Tokyo'],
    ['Pacific Time (UTC-08:00)', 'America/Los_Angeles'],
    ['Eastern Standard Time', 'America/New_York'],
  ],
  ...[
    ['Arizona', 'America/Phoenix'],
    ['Indiana (East)', 'America/Indiana/Indianapolis'],
    ['London', 'Europe/London'],
  ],
  ...[
    ['Tokyo', 'Asia/Tokyo'],
    [' Sydney ', 'Australia/Sydney'],
    ['New York', 'America/New_York'],
  ],
])('The zone %s is read', (text, zone) => {
  expect(readTimeZone(text)).toBe(zone);
});

test.each(['', 'here', 'IST', '+15:00', '+02:60', 'Europe/', 'Mars/Olympus', '/', '+2:3', 'Time'])(
  'The zone "%s" is unknown',
  (text) => {
    expect(readTimeZone(text)).toBe('time zone unknown');
  },
);

test.each(['__proto__', 'constructor', 'toString'])('%s is not a zone', (text) => {
  expect(readTimeZone(text)).toBe('time zone unknown');
});

test('Any text gives an offset, a zone that this runtime can show, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+-]\d{1,2}:?[0-5]\d$/)), (text) => {
      const zone = readTimeZone(text);
      if (zone === 'time zone unknown' || /^[+-]\d\d:\d\d$/.test(zone)) return;
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }),
  );
});
