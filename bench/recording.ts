import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { createRecorder } from '@/store/recording/recorder';
import { setupStore } from '@/store/store';

const ROUNDS = 400;
const ACTIONS = 500;

/** Nanoseconds of one dispatch, over a round of them. */
function timeRound(store: ReturnType<typeof setupStore>): number {
  const start = process.hrtime.bigint();
  for (let page = 0; page < ACTIONS; page++) store.dispatch(transactionsListActions.pageChosen(1 + (page % 3)));
  return Number(process.hrtime.bigint() - start) / ACTIONS;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const recorder = createRecorder();
const recorded = setupStore(undefined, { enhancer: recorder.enhancer });
recorder.start(recorded.getState());
const plain = setupStore();

// In turns, so that both meet the same moods of the machine; the pairs' differences are what counts.
for (const store of [plain, recorded]) for (let round = 0; round < ROUNDS / 4; round++) timeRound(store);
const pairs = Array.from({ length: ROUNDS }, (_, round) => {
  const isFirst = round % 2 === 0;
  const first = timeRound(isFirst ? plain : recorded);
  const second = timeRound(isFirst ? recorded : plain);
  return isFirst ? { plain: first, recorded: second } : { plain: second, recorded: first };
});
const plainTime = median(pairs.map((pair) => pair.plain));
const difference = median(pairs.map((pair) => pair.recorded - pair.plain));
const held = recorder.take()!.actions.length;

console.log(`\nRecording, over ${ROUNDS} pairs of rounds of ${ACTIONS} actions`);
console.log(
  `dispatch of an action ${(plainTime / 1000).toFixed(2)} µs, recorded ${(difference / 1000).toFixed(3)} µs more`,
);
console.log(`share ${((difference / plainTime) * 100).toFixed(1)} % (at most 2 %); a recording holds ${held} actions`);
if (difference / plainTime > 0.02) {
  console.error('Recording costs more than 2 % of a dispatch');
  process.exitCode = 1;
}
