import type { Page } from '@playwright/test';

/**
 * Marks the elements of the page whose text color is not in `seen`, and returns their text colors. A text color holds
 * everything that decides the contrast of a text: its color, and for a link the color around it; whether its letters
 * are small, or else their size and weight; whether it is disabled or a single letter; and its background. The
 * background is painted by each element around it up to an opaque one, and by any other element that overlaps it and
 * is not known to be behind the opaque one. Inert elements are behind the open dialog, and are checked while no dialog
 * is open.
 */
export const markUncheckedTexts = (page: Page, seen: ReadonlySet<string>): Promise<string[]> =>
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

      const meets = (a: DOMRect, b: DOMRect) =>
        b.left < a.right && b.right > a.left && b.top < a.bottom && b.bottom > a.top;
      const isInside = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom;
      const changesAll = (element: Element) => {
        const { opacity, filter, mixBlendMode } = styleOf(element);
        return opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
      };
      /** A single color that hides everything behind it. */
      const isOpaque = (element: Element) => {
        const { backgroundColor, backgroundImage, backgroundClip } = styleOf(element);
        return backgroundColor.startsWith('rgb(') && backgroundImage === 'none' && backgroundClip === 'border-box';
      };
      /** Whether `upper` is drawn over `lower`, tested at a point of both boxes. */
      const isOver = (upper: Element, lower: Element, box: DOMRect, b: DOMRect) => {
        const x = (Math.max(box.left, b.left) + Math.min(box.right, b.right)) / 2;
        const y = (Math.max(box.top, b.top) + Math.min(box.bottom, b.bottom)) / 2;
        const found = document.elementsFromPoint(x, y);
        return found.includes(upper) && found.indexOf(lower) > found.indexOf(upper);
      };
      const groundOf = (element: Element) => {
        const box = element.getBoundingClientRect();
        const around: Element[] = [];
        for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
          if (paintOf(ancestor) !== '') around.push(ancestor);
        const screen = around.some(changesAll)
          ? undefined
          : around.find((neighbor) => isOpaque(neighbor) && isInside(box, neighbor.getBoundingClientRect()));
        const shown = screen ? around.slice(0, around.indexOf(screen) + 1) : around;
        const others = painted
          .filter((b) => meets(box, b.box) && !b.element.contains(element) && !element.contains(b.element))
          .filter((b) => !screen || screen.contains(b.element) || !isOver(screen, b.element, box, b.box))
          .map(({ paint }) => paint);
        return [shown.map(paintOf).join(' < '), [...new Set(others)].sort().join(' & ')];
      };
      const textOf = (element: Element) =>
        [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ nodeValue }) => nodeValue ?? '')
          .join('')
          .trim();
      const textColorOf = (element: HTMLElement) => {
        const { color, fontSize, fontWeight, textShadow, textDecorationLine, webkitTextFillColor } = styleOf(element);
        const isDisabled =
          element.closest(':disabled, [aria-disabled="true"]') !== null ||
          element.closest('label')?.control?.matches(':disabled') === true;
        const isLink = element.matches('a, [role="link"]');
        const surrounding = isLink && element.parentElement ? styleOf(element.parentElement).color : '';
        const length = textOf(element).length === 1 ? 'one letter' : '';
        return [
          isLink || element.matches('button, input, select, textarea, option') ? element.localName : 'text',
          [color, webkitTextFillColor, surrounding, textShadow, textDecorationLine].join(' '),
          // WCAG never counts text below 18 px as large.
          [
            parseFloat(fontSize) < 18 ? 'small' : `${fontSize} ${fontWeight}`,
            length,
            isDisabled ? 'disabled' : '',
          ].join(' '),
          ...groundOf(element),
        ].join(' | ');
      };

      const isKnown = new Set(known);
      const textColors = new Set<string>();
      const uncheckedTexts = visible.filter((element) => {
        if (textOf(element) === '' && !element.matches('a[href], input, select, textarea')) return false;
        const textColor = textColorOf(element);
        if (!isKnown.has(textColor)) textColors.add(textColor);
        return !isKnown.has(textColor);
      });
      Object.assign(window, { uncheckedTexts });
      return [...textColors];
    },
    [...seen],
  );
