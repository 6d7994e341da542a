import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { createRecorder } from '@/store/sessionReplay/recorder';
import { setupStore } from '@/store/store';

const ROUNDS = 400;
const ACTIONS = 500;
/** An absolute limit in microseconds: 2% of a 3 µs dispatch would be 60 ns, which is below the noise of the measurement. */
const MOST = 0.3;

/** CPU time of one dispatch in nanoseconds, averaged over a round. */
function timeRound(store: ReturnType<typeof setupStore>): number {
  const before = process.cpuUsage();
  for (let page = 0; page < ACTIONS; page++) store.dispatch(transactionsListActions.pageChosen(1 + (page % 3)));
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / ACTIONS;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const recorder = createRecorder();
const recorded = setupStore(undefined, { enhancer: recorder.enhancer });
recorder.start(recorded.getState());
const plain = setupStore();

// The two variants alternate, so that both meet the same load of the machine; the result is the median difference of the pairs.
for (const store of [plain, recorded]) for (let round = 0; round < ROUNDS / 4; round++) timeRound(store);
const pairs = Array.from({ length: ROUNDS }, (_, round) => {
  const isFirst = round % 2 === 0;
  const first = timeRound(isFirst ? plain : recorded);
  const second = timeRound(isFirst ? recorded : plain);
  return isFirst ? { plain: first, recorded: second } : { plain: second, recorded: first };
});
const plainTime = median(pairs.map((pair) => pair.plain)) / 1000;
const difference = median(pairs.map((pair) => pair.recorded - pair.plain)) / 1000;
const held = recorder.take()!.actions.length;

console.log(`\nRecording, over ${ROUNDS} pairs of rounds of ${ACTIONS} actions, without DevTools`);
console.log(
  `dispatch of an action ${plainTime.toFixed(2)} µs, recorded ${difference.toFixed(3)} µs more (at most ${MOST} µs); a recording holds ${held} actions`,
);
if (difference > MOST) {
  console.error(`Recording costs more than ${MOST} µs of a dispatch`);
  process.exitCode = 1;
}
