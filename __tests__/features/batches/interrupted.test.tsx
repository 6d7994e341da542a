import { act, screen, within } from '@testing-library/react';
import { leaveBatch, rememberBatch } from '@/commands/batches/interruptedBatches';
import { createBatchId, recordRows } from '@/commands/batches/runBatch';
import type { CanceledEvent } from '@/domain/batches/interruptedBatches';
import { finish } from '@/lib/resumable';
import { planBatch } from '@/selectors/batches/batchPayments';
import { recordsOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('A batch that was interrupted', () => {
  beforeEach(() => window.localStorage.clear());

  /** The console after a batch of this many refunds was left when the first four were recorded. */
  async function leaveAfterFour(canceled?: CanceledEvent) {
    const app = await renderApp('/transactions');
    const { store } = app;
    const indices = Uint32Array.from(store.getState().transactions.rows.keys());
    const planned = finish(planBatch(store.getState(), indices, { isVoiding: false, refund: { kind: 'rest' } }));
    const rows = planned.filter((row) => row.kind !== 'refused');
    const run = { batch: { id: store.dispatch(createBatchId), size: rows.length }, reason: 'Other' as const, rows };
    await act(async () => {
      store.dispatch(rememberBatch(canceled ? 'cancel' : 'refund', run, canceled));
      store.dispatch(recordRows(run, rows.slice(0, 4)));
      store.dispatch(leaveBatch(run.batch.id));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    return { ...app, run, banner: (await screen.findByText(/ was interrupted\.$/)).parentElement! };
  }

  test('is offered with what is done, and its dialog records the rest under the same batch', async () => {
    const { store, user, run, banner } = await leaveAfterFour();
    const size = run.rows.length;
    expect(banner).toHaveTextContent(`4 of ${size} payments are recorded.`);
    await user.click(screen.getByRole('button', { name: 'Continue batch' }));
    const again = await dialog('Continue batch');
    expect(again).toHaveTextContent(`You confirmed: Refund ${size} payments.`);
    expect(again).toHaveTextContent(`Stopped after 4 of ${size} payments.`);
    expect(again).toHaveTextContent(`Recorded4Not tried yet${size - 4}`);
    await user.click(within(again).getByRole('button', { name: 'Resume' }));
    expect(await within(again).findByRole('button', { name: 'Undo batch' })).toBeVisible();
    expect(again).toHaveTextContent(`${size} of ${size} payments`);
    const records = recordsOf(store.getState());
    expect(records).toHaveLength(size);
    expect(new Set(records.map(({ batch }) => batch?.id))).toEqual(new Set([run.batch.id]));
    expect(screen.queryByText('A batch of refunds was interrupted.')).toBeNull();
    expect(window.localStorage.getItem('splitpay:batches')).toBeNull();
  });

  test('that cancels an event still has the notice for the merchant, with what is recorded', async () => {
    const canceled = { merchantName: 'Harbor Arts', days: '', event: 'Jazz Night' };
    const { user, banner } = await leaveAfterFour(canceled);
    expect(banner).toHaveTextContent('The cancellation of an event was interrupted.');
    await user.click(screen.getByRole('button', { name: 'Continue batch' }));
    const again = await dialog('Continue batch');
    const notice = await within(again).findByLabelText<HTMLTextAreaElement>('Notice for the merchant');
    expect(notice.value).toContain('your event Jazz Night was canceled');
    expect(notice.value).toContain('- 4 payments refunded: ');
  });

  test('is dismissed with a report of what was done', async () => {
    const { store, user, run } = await leaveAfterFour();
    await user.click(screen.getByRole('button', { name: 'Dismiss batch' }));
    expect(await dialog('Batch report')).toHaveTextContent(`Recorded4 of ${run.rows.length}`);
    expect(screen.queryByText('A batch of refunds was interrupted.')).toBeNull();
    expect(recordsOf(store.getState())).toHaveLength(4);
    expect(window.localStorage.getItem('splitpay:batches')).toBeNull();
  });

  test('is not continued again after another tab has done it', async () => {
    const { user } = await leaveAfterFour();
    window.localStorage.removeItem('splitpay:batches');
    await user.click(screen.getByRole('button', { name: 'Continue batch' }));
    expect(await dialog('Continue batch')).toHaveTextContent('This batch is done, or it was dismissed in another tab.');
  });
});
