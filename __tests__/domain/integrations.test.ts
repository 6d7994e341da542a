/** @jest-environment jsdom */
import fc from 'fast-check';
import { embedCode, nextIntegrationId } from '@/domain/integrations';

test('The embed code is an iframe on the form of the integration', () => {
  expect(embedCode('INT007', 'Main Stage')).toBe(
    '<iframe src="https://forms.splitpay.example/embed/INT007" title="Main Stage payment form" width="100%" height="640" loading="lazy"></iframe>',
  );
  expect(embedCode('INT007', '  ')).toContain('title="SplitPay payment form"');
});

test('Every value in the embed code is escaped: whatever the name is, it stays one iframe with its title', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant('"><script>alert(1)</script>')), fc.string(), (id, name) => {
      const parsed = new DOMParser().parseFromString(embedCode(id, name), 'text/html').body;
      fc.pre(!/[\0\r]/.test(name));
      expect(parsed.children).toHaveLength(1);
      const frame = parsed.firstElementChild;
      expect(frame?.tagName).toBe('IFRAME');
      expect(frame?.getAttribute('title')).toBe(`${name.trim() || 'SplitPay'} payment form`);
      expect(frame?.getAttributeNames()).toEqual(['src', 'title', 'width', 'height', 'loading']);
      expect(parsed.textContent).toBe('');
    }),
  );
});

test('The next id is one above the highest', () => {
  expect(nextIntegrationId([])).toBe('INT001');
  expect(nextIntegrationId([{ id: 'INT009' }, { id: 'INT030' }, { id: 'OTHER' }])).toBe('INT031');
  expect(nextIntegrationId([{ id: 'INT999' }])).toBe('INT1000');
});
