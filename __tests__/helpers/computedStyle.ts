// Each query by role checks whether hundreds of elements are visible, and for each check jsdom reads 120 rules and
// computes 15 colors, which takes a sixth of the time of these tests. The tests load no style sheet, so most answers
// follow from the tag of an element, which jsdom computes only once, and from its inline style. computedStyle.test.tsx
// compares the answers.

export const computeStyle = window.getComputedStyle.bind(window);

/** The default rules of jsdom for the answers below depend on these attributes in addition to the tag name. */
const RELEVANT_ATTRIBUTES = ['hidden', 'open', 'type'];
const kinds = new Map<string, CSSStyleDeclaration>();

function styleOfKind(element: Element) {
  const kind = [element.localName, ...RELEVANT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? 'none')].join();
  const known = kinds.get(kind);
  if (known) return known;
  const bare = element.cloneNode() as Element;
  bare.removeAttribute('style');
  const style = computeStyle(bare);
  kinds.set(kind, style);
  return style;
}

function declaredStyle(element: Element, property: string) {
  return element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
}

function visibilityOf(element: Element | null): string {
  if (!element) return 'visible';
  return declaredStyle(element, 'visibility') || visibilityOf(element.parentElement);
}

const answers: Record<string, ((element: Element) => string) | undefined> = {
  display: (element) => declaredStyle(element, 'display') || styleOfKind(element).display,
  opacity: (element) => declaredStyle(element, 'opacity') || styleOfKind(element).opacity,
  visibility: visibilityOf,
};

window.getComputedStyle = (element, pseudoElement) => {
  if (document.styleSheets.length > 0) return computeStyle(element, pseudoElement);
  const answer = (property: string) => answers[property]?.(element);
  let computed: CSSStyleDeclaration | undefined;
  const whole = () => (computed ??= computeStyle(element, pseudoElement));
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, property: string) => {
      if (property === 'getPropertyValue') return (name: string) => answer(name) ?? whole().getPropertyValue(name);
      return answer(property) ?? (Reflect.get(whole(), property) as unknown);
    },
  });
};
