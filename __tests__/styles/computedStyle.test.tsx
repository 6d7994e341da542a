import { screen } from '@testing-library/react';
import { computeStyle } from '../helpers/computedStyle';
import { renderApp } from '../helpers/renderApp';

const PROPERTIES = ['display', 'opacity', 'visibility'] as const;

/** Reads the properties that are answered without jsdom, and two that jsdom answers. */
function read(style: CSSStyleDeclaration) {
  return [
    ...PROPERTIES.flatMap((property) => [style[property], style.getPropertyValue(property)]),
    style.color,
    style.getPropertyValue('margin-top'),
  ];
}

/** Returns the elements for which jsdom and the faster function disagree. */
function differing() {
  return [...document.querySelectorAll('*')].filter(
    (element) => read(getComputedStyle(element)).join() !== read(computeStyle(element)).join(),
  );
}

describe('The computed style of an element in tests', () => {
  it('equals that of jsdom for each element of a page with a dialog', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
    await screen.findByRole('dialog');

    expect(document.querySelectorAll('*').length).toBeGreaterThan(300);
    expect(differing()).toEqual([]);
  });

  it('equals that of jsdom for elements that are hidden by themselves, by a rule, or by a parent', () => {
    document.body.innerHTML = `
      <p hidden><b>a</b></p><p hidden style="display: flex">b</p><p style="display: none"><b>c</b></p>
      <p style="visibility: hidden"><b>d</b><b style="visibility: visible">e</b></p><p style="opacity: 0.5"><b>f</b></p>
      <dialog>g</dialog><dialog open>h</dialog><input type="hidden"><input type="text"><svg><title>i</title></svg>
      <p style="color: red; margin-top: 1px"><b>j</b></p>`;

    expect(differing()).toEqual([]);
  });

  it('comes from jsdom if a style sheet may change it', () => {
    document.body.innerHTML = '<style>p { display: none }</style><p>a</p>';

    expect(getComputedStyle(document.querySelector('p')!).display).toBe('none');
    document.body.innerHTML = '';
  });
});
