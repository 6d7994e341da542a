import type { DataSetHead, DataSetStore } from '@/backend/dataSetStore';
import { hashDataSet } from '@/data/dataSets/format/encode';

/** A workspace that points to rows with this text. */
async function headOf(text: string, of: Partial<DataSetHead> = {}): Promise<{ bytes: Blob; head: DataSetHead }> {
  const bytes = new Blob([text]);
  const hash = await hashDataSet(await bytes.arrayBuffer());
  return { bytes, head: { name: 'My festival', source: 'may.csv', hash, rows: 2, importedOn: '2025-06-30', ...of } };
}

/**
 * What every adapter of the port guarantees. `open` opens the same storage each time, like another tab of the browser;
 * the storage is empty at the start of each test.
 */
export function testDataSetStore(open: () => DataSetStore): void {
  /** Stores rows and points the workspace from one data set to them. */
  async function move(store: DataSetStore, from: string | null, text: string, of?: Partial<DataSetHead>) {
    const { bytes, head } = await headOf(text, of);
    await store.put(head.hash, bytes);
    return { head, isMoved: await store.moveHead('w1', from, head) };
  }

  test('A data set that was put is read by its hash, by another tab too', async () => {
    const { bytes, head } = await headOf('rows of May');
    await open().put(head.hash, bytes);
    expect(await (await open().get(head.hash))?.text()).toBe('rows of May');
  });

  test('A hash that was never put has no data set', async () => {
    expect(await open().get('another hash')).toBeUndefined();
  });

  test('Putting the same data set twice changes nothing', async () => {
    const { bytes, head } = await headOf('rows of May');
    await open().put(head.hash, bytes);
    await open().put(head.hash, bytes);
    expect(await (await open().get(head.hash))?.text()).toBe('rows of May');
  });

  test('A workspace without a data set has no head', async () => {
    expect(await open().head('w1')).toBeUndefined();
  });

  test('The head of a workspace is what it was moved to last', async () => {
    const store = open();
    const first = await move(store, null, 'rows of May');
    expect(first.isMoved).toBe(true);
    expect(await store.head('w1')).toEqual(first.head);
    const givenIds = [{ id: 'MER900001', name: 'Harbor Arts' }];
    const second = await move(store, first.head.hash, 'rows of June', { source: 'june.csv', rows: 3, givenIds });
    expect(second.isMoved).toBe(true);
    expect(await open().head('w1')).toEqual(second.head);
    expect(await open().head('w2')).toBeUndefined();
  });

  test('A move from another data set than the head is refused and changes nothing', async () => {
    const store = open();
    const { head } = await move(store, null, 'rows of May');
    expect((await move(store, 'another hash', 'rows of June')).isMoved).toBe(false);
    expect((await move(store, null, 'rows of June')).isMoved).toBe(false);
    expect(await store.head('w1')).toEqual(head);
  });

  test('A workspace that does not exist cannot be moved from a data set', async () => {
    const store = open();
    expect((await move(store, 'another hash', 'rows of May')).isMoved).toBe(false);
    expect(await store.head('w1')).toBeUndefined();
  });

  test('Of several tabs that move the same head, exactly one wins', async () => {
    const { head } = await move(open(), null, 'rows of May');
    const moves = await Promise.all(
      ['rows of June', 'rows of July', 'rows of August'].map((text) => move(open(), head.hash, text)),
    );
    const winners = moves.filter(({ isMoved }) => isMoved);
    expect(winners).toHaveLength(1);
    expect(await open().head('w1')).toEqual(winners[0]!.head);
  });

  test('A move to a data set that is not stored is rejected, so that no workspace loses its rows', async () => {
    const store = open();
    const { head } = await move(store, null, 'rows of May');
    const { head: missing } = await headOf('rows that were removed');
    await expect(store.moveHead('w1', head.hash, missing)).rejects.toThrow('the rows of this import were removed');
    expect(await store.head('w1')).toEqual(head);
  });
}
