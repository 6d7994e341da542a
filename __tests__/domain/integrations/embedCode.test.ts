/** @jest-environment jsdom */
import fc from 'fast-check';
import { embedCode } from '@/domain/integrations/embedCode';

test('Every value in the embed code is escaped, so that any name gives one iframe with its title', () => {
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
