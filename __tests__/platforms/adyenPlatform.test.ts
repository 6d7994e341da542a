import 'fake-indexeddb/auto';
import { removeDatabases } from '../helpers/imports/importSession';
import { adyenPlatform } from './adyenPlatform';
import { closingAt, importSteps } from './importedPlatform';

afterEach(removeDatabases);

test.each([1, 2, 3])('Three months of an Adyen platform with chargebacks close to the cent (seed %i)', async (seed) => {
  const { files, months, names } = adyenPlatform(seed);
  const { store } = await importSteps(
    files.map((content, month) => [{ name: `settlement-${month + 7}.csv`, content }]),
  );
  for (const { day, merchants, processor } of months) {
    const closing = closingAt(store, `${day.slice(0, 7)}-01`, day);
    const expected = Object.fromEntries(names.map((name, index) => [name, merchants[index]]));
    expect({ day, ...closing }).toMatchObject({ day, ...expected, processor });
  }
});
