import { screen } from '@testing-library/react';
import { ReadableStream } from 'node:stream/web';
import { writeXlsx } from 'hucre/xlsx';
import { importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';

test('The import asks which sheet of a workbook to read, and shows its payments', async () => {
  const { services } = importInProcess();
  const HEADERS = ['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS', 'CURRENCY', 'TIME ZONE'];
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Summary', rows: [['Total', 12.5]] },
      {
        name: 'Payments',
        rows: [HEADERS, ['P-1', 'Harbor Arts', 12.5, '2025-06-15 12:00:00', 'Completed', 'USD', 'Europe/Berlin']],
      },
    ],
  });
  const file = new File([new Uint8Array(bytes)], 'june.xlsx');
  const stream = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice());
        controller.close();
      },
    });
  Object.defineProperty(file, 'stream', { value: stream });
  const { user } = await renderApp('/', undefined, services);
  await user.click(screen.getByRole('button', { name: 'Import data' }));
  await user.upload(await screen.findByLabelText('Choose files'), file);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet of june.xlsx' }), 'Payments');
  await user.click(screen.getByRole('button', { name: 'Read sheet' }));
  expect(await screen.findByRole('heading', { name: 'Preview' })).toBeVisible();
  expect(screen.getByLabelText('Workspace name')).toHaveValue('june');
});
