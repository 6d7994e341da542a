import fc from 'fast-check';
import packageJson from '@/../package.json';
import { checksum } from '@/lib/checksum';
import { PRODUCT_VERSION } from '@/domain/product';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { checksumRecording, fixtureVersion, writeRecording } from '@/store/sessionReplay/writeRecording';
import type { RootState } from '@/store/rootReducer';
import { aMinute, recordingOf } from '../../helpers/store/recording';

describe('The file of a report', () => {
  const { recording } = recordingOf(aMinute);
  const text = writeRecording(recording);
  const file = JSON.parse(text) as Record<string, unknown>;

  test('has its versions and is read unchanged', () => {
    expect(file).toMatchObject({
      product: 'SplitPay console',
      format: 3,
      productVersion: packageJson.version,
      fixtureVersion: fixtureVersion(),
    });
    expect(readRecording(text)).toEqual({ recording: JSON.parse(JSON.stringify(recording)) as unknown });
  });

  test.each([
    ['', "can't be read"],
    ['null', "isn't a problem report"],
    ['[]', "isn't a problem report"],
    ['{"payload":"[]","preloadedState":"{}"}', "isn't a problem report"],
    [JSON.stringify({ ...file, product: 'Another console' }), "isn't a problem report"],
    [JSON.stringify({ ...file, productVersion: '99.0.0' }), `newer version than ${PRODUCT_VERSION}`],
    [JSON.stringify({ ...file, format: 4 }), 'newer version'],
    [JSON.stringify({ ...file, format: 1 }), 'earlier version'],
    [JSON.stringify({ ...file, format: 2 }), 'earlier version'],
    [JSON.stringify({ ...file, format: 0 }), 'damaged'],
    [JSON.stringify({ ...file, fixtureVersion: '00000000' }), 'damaged'],
  ])('gives a reason why %.40s cannot be opened', (damaged, reason) => {
    expect(readRecording(damaged)).toEqual({ problem: expect.stringContaining(reason) as string });
  });

  test('is refused if it has other sample data', () => {
    const { payload, preloadedState } = file;
    const fixtures = '00000000';
    const sum = checksum(
      JSON.stringify(['SplitPay console', 3, packageJson.version, fixtures, payload, preloadedState]),
    );
    expect(readRecording(JSON.stringify({ ...file, fixtureVersion: fixtures, checksum: sum }))).toEqual({
      problem: expect.stringContaining('other demo data') as string,
    });
  });

  test('has the initial state for slices and fields that an earlier console did not have, of the same version too', () => {
    const { workspace, chart, ...others } = recording.firstState;
    const { period } = chart;
    const earlier = {
      ...file,
      productVersion: '0.9.0',
      preloadedState: JSON.stringify({ ...others, chart: { period } }),
    };
    const written = { ...earlier, checksum: checksumRecording(earlier as never) };
    const read = readRecording(JSON.stringify(written));
    expect(read).toMatchObject({ recording: { firstState: { workspace, chart: { ...chart, period } } } });
    const unreleased = readRecording(writeRecording({ ...recording, firstState: others as never }));
    expect(unreleased).toMatchObject({ recording: { firstState: { workspace } } });
  });

  test('is refused without a state of the console', () => {
    expect(readRecording(writeRecording({ ...recording, firstState: null as never }))).toEqual({
      problem: expect.stringContaining("can't be replayed") as string,
    });
  });

  test('is refused as a long JSON list before its items are read', () => {
    const list = new Proxy([], {
      ownKeys: () => {
        throw new Error('25 million items are being read');
      },
    });
    jest.spyOn(JSON, 'parse').mockReturnValueOnce(list);
    expect(readRecording('[1,2,3]')).toEqual({ problem: expect.stringContaining("isn't a problem report") as string });
  });

  test.each<[string, (state: RootState) => object]>([
    ['slices are null', (state) => Object.fromEntries(Object.keys(state).map((name) => [name, null]))],
    ['slice is a list', (state) => ({ ...state, layout: [] })],
    ['rows are null', (state) => ({ ...state, merchants: { ...state.merchants, rows: [null] } })],
    ['open dialog is null', (state) => ({ ...state, dialogs: { open: null } })],
  ])('A whole file whose %s is refused', (_, damage) => {
    expect(readRecording(writeRecording({ ...recording, firstState: damage(recording.firstState) as never }))).toEqual({
      problem: expect.stringContaining("can't be replayed") as string,
    });
  });

  test('is refused in 300 damaged forms: cut, with a changed character, or with a missing, mistyped or swapped part', () => {
    const parts = Object.keys(file);
    const damages = fc.oneof(
      fc.nat(text.length - 2).map((length) => text.slice(0, length)),
      fc.tuple(fc.nat(text.length - 1), fc.constantFrom('7', 'x', '"', '{', ' ')).map(([at, character]) => {
        return text.slice(0, at) + character + text.slice(at + 1);
      }),
      fc.constantFrom(...parts).map((part) => JSON.stringify({ ...file, [part]: undefined })),
      fc
        .tuple(fc.constantFrom(...parts), fc.constantFrom<unknown>(null, 0, [], {}, 'x'))
        .map(([part, value]) => JSON.stringify({ ...file, [part]: value })),
      fc.tuple(fc.constantFrom(...parts), fc.constantFrom(...parts)).map(([a, b]) => {
        return JSON.stringify({ ...file, [a]: file[b], [b]: file[a] });
      }),
    );
    const isDamaged = (damaged: string) => {
      try {
        return JSON.stringify(JSON.parse(damaged)) !== JSON.stringify(file);
      } catch {
        return true;
      }
    };
    fc.assert(
      fc.property(damages.filter(isDamaged), (damaged) => {
        expect(readRecording(damaged)).toEqual({ problem: expect.stringMatching(/^This .*\.$/) as string });
      }),
      { numRuns: 300 },
    );
  });
});
