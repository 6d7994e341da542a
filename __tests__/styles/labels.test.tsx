import { screen } from '@testing-library/react';
import { labelsOfJsdom } from '../helpers/labels';
import { renderApp } from '../helpers/renderApp';

const FIELDS = 'button, input, meter, output, progress, select, textarea';

/** The fields of the page, each with its labels and with those that jsdom finds. */
function readLabels() {
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)].map((field) => {
    const property = labelsOfJsdom.get(Object.getPrototypeOf(field) as object);
    const computed = property?.get?.call(field) as NodeListOf<HTMLLabelElement> | null;
    return { labels: field.labels && [...field.labels], computed: computed && [...computed] };
  });
}

test('The labels of each field of a page with a form are those of jsdom', async () => {
  const { user } = await renderApp('/merchants');
  await user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
  await screen.findByRole('dialog');

  const fields = readLabels();
  expect(fields.filter(({ labels }) => labels?.length === 1).length).toBeGreaterThan(5);
  for (const { labels, computed } of fields) expect(labels).toEqual(computed);
});

/** How many labels each field below has. A hidden field has no list. */
const COUNTS = [1, 0, 2, 0, 0, undefined, 1, 0, undefined, 0, 0, 1, 1];

test('Nested, repeated, hidden and missing fields have the labels that jsdom finds', () => {
  document.body.innerHTML = `
    <label>a <input><input></label><label for="b">b</label><label for="b">c</label><input id="b"><button id="b">d</button>
    <label for="">e <input></label><label>f <input type="hidden"><select></select></label><label for="g">g <meter></meter></label>
    <label for="h">h</label><input type="hidden" id="h"><textarea></textarea><input id=""><output id="i"></output>
    <label for="i">i</label><label>j <b><progress></progress></b></label>`;

  for (const { labels, computed } of readLabels()) expect(labels).toEqual(computed);
  expect(readLabels().map(({ labels }) => labels?.length)).toEqual(COUNTS);
  document.body.innerHTML = '';
});
