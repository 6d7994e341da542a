import { describeChange } from '@/domain/tones';

test('A rise is green with a plus, a fall is red with a minus, and no change has no color', () => {
  expect(describeChange(4, '4 new this month')).toEqual({ text: '+4 new this month', tone: 'green' });
  expect(describeChange(-9.3, '-9.3% from last month')).toEqual({ text: '-9.3% from last month', tone: 'red' });
  expect(describeChange(0, '0 new this month')).toEqual({ text: '+0 new this month' });
});
