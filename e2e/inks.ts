import type { Page } from '@playwright/test';

/**
 * Marks in the page the elements with a text whose ink is none of these, and returns the inks of them. An ink is all that the
 * contrast of a text follows from: its colour and that around it, its size and weight, whether it is disabled or a single letter, and its
 * ground: what is painted by each element around it, and by any other whose box meets its own. What is inert lies behind what is
 * open, under its ground, and is read where it is not.
 */
export const markUnseenInks = (page: Page, seen: ReadonlySet<string>): Promise<string[]> =>
  page.evaluate(
    (known) => {
      const CLEAR = 'rgba(0, 0, 0, 0)';
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };
      const paintOf = (element: Element) => {
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = styleOf(element);
        const isClear =
          backgroundColor === CLEAR &&
          backgroundImage === 'none' &&
          opacity === '1' &&
          filter === 'none' &&
          mixBlendMode === 'normal';
        return isClear ? '' : [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
      };
      const visible = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          !element.closest('[inert]') && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const painted = visible
        .map((element) => ({ element, paint: paintOf(element), box: element.getBoundingClientRect() }))
        .filter(({ paint }) => paint !== '');

      const groundOf = (element: Element) => {
        const around: string[] = [];
        for (let each: Element | null = element; each; each = each.parentElement) {
          const paint = paintOf(each);
          if (paint !== '') around.push(paint);
        }
        const box = element.getBoundingClientRect();
        const meets = (other: DOMRect) =>
          other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
        const others = painted
          .filter((other) => meets(other.box) && !other.element.contains(element) && !element.contains(other.element))
          .map(({ paint }) => paint);
        return [around.join(' < '), [...new Set(others)].sort().join(' & ')];
      };
      const textOf = (element: Element) =>
        [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ nodeValue }) => nodeValue ?? '')
          .join('')
          .trim();
      const inkOf = (element: HTMLElement) => {
        const { color, fontSize, fontWeight, textShadow, textDecorationLine, webkitTextFillColor } = styleOf(element);
        const isDisabled =
          element.closest(':disabled, [aria-disabled="true"]') !== null ||
          element.closest('label')?.control?.matches(':disabled') === true;
        const surrounding = element.parentElement ? styleOf(element.parentElement).color : '';
        const length = textOf(element).length === 1 ? 'one letter' : '';
        return [
          element.localName,
          [color, webkitTextFillColor, surrounding, textShadow, textDecorationLine].join(' '),
          [fontSize, fontWeight, length, isDisabled ? 'disabled' : ''].join(' '),
          ...groundOf(element),
        ].join(' | ');
      };

      const isKnown = new Set(known);
      const inks = new Set<string>();
      const unseenInks = visible.filter((element) => {
        if (textOf(element) === '' && !element.matches('a[href], input, select, textarea')) return false;
        const ink = inkOf(element);
        if (!isKnown.has(ink)) inks.add(ink);
        return !isKnown.has(ink);
      });
      Object.assign(window, { unseenInks });
      return [...inks];
    },
    [...seen],
  );
