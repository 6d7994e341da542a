import { screen } from '@testing-library/react';
import { computeStyle } from '../helpers/computedStyle';
import { renderApp } from '../helpers/renderApp';

const PROPERTIES = ['display', 'opacity', 'visibility'] as const;

/** What a style says of the questions that are answered without jsdom, and of one that it answers. */
function read(style: CSSStyleDeclaration) {
  return [
    ...PROPERTIES.flatMap((property) => [style[property], style.getPropertyValue(property)]),
    style.color,
    style.getPropertyValue('margin-top'),
  ];
}

/** Elements of the page of which jsdom says something else than the quicker answer. */
function differing() {
  return [...document.querySelectorAll('*')].filter(
    (each) => read(getComputedStyle(each)).join() !== read(computeStyle(each)).join(),
  );
}

describe('The look that tests are told of an element', () => {
  it('is what jsdom works out, for each element of a screen with a dialog', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
    await screen.findByRole('dialog');

    expect(document.querySelectorAll('*').length).toBeGreaterThan(300);
    expect(differing()).toEqual([]);
  });

  it('is what jsdom works out, for what hides itself, is hidden, or stands in what is hidden', () => {
    document.body.innerHTML = `
      <p hidden><b>a</b></p><p hidden style="display: flex">b</p><p style="display: none"><b>c</b></p>
      <p style="visibility: hidden"><b>d</b><b style="visibility: visible">e</b></p><p style="opacity: 0.5"><b>f</b></p>
      <dialog>g</dialog><dialog open>h</dialog><input type="hidden"><input type="text"><svg><title>i</title></svg>
      <p style="color: red; margin-top: 1px"><b>j</b></p>`;

    expect(differing()).toEqual([]);
  });

  it('is asked of jsdom where a style sheet may say otherwise', () => {
    document.body.innerHTML = '<style>p { display: none }</style><p>a</p>';

    expect(getComputedStyle(document.querySelector('p')!).display).toBe('none');
    document.body.innerHTML = '';
  });
});
