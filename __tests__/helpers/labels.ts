// The name of a field or a button contains its labels. For each of them, jsdom walks through the whole page, and again for each
// label, which takes a tenth of the time of these tests. labels.test.tsx compares the answers.

const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

type Labelable = InstanceType<(typeof LABELABLE)[number]>;

function isLabelOf(label: HTMLLabelElement, element: Labelable): boolean {
  const id = label.getAttribute('for');
  if (id === null) return label.contains(element) && label.control === element;
  return id === element.id && id !== '' && document.getElementById(id) === element;
}

/** The property `labels` of jsdom, by the prototype of a field. */
export const labelsOfJsdom = new Map<object, PropertyDescriptor>();

for (const { prototype } of LABELABLE) {
  const property = Object.getOwnPropertyDescriptor(prototype, 'labels')!;
  labelsOfJsdom.set(prototype, property);
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    enumerable: true,
    get(this: Labelable) {
      if (!this.isConnected || ('type' in this && this.type === 'hidden')) return property.get?.call(this) as unknown;
      return [...document.getElementsByTagName('label')].filter((label) => isLabelOf(label, this));
    },
  });
}
