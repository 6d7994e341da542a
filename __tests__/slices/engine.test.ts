import { addressVisited } from '@/slices/ui/routeSlice';
import { engineEvents, engineSlice } from '@/slices/engineSlice';

const { reducer, getInitialState } = engineSlice;
const { questionAsked, questionAnswered, questionFailed, questionLeft, failedQuestionsForgotten } = engineEvents;

const first = { slot: 'page', question: '{"page":1}' };
const second = { slot: 'page', question: '{"page":2}' };
const problem = 'The payment engine is not there.';

type Event = Parameters<typeof reducer>[1];
const stateAfter = (...events: Event[]) => events.reduce(reducer, getInitialState());

test('The last answer stays while a newer question runs, and a newer answer replaces it', () => {
  const asked = stateAfter(questionAsked(first), questionAnswered({ ...first, value: 'one' }), questionAsked(second));
  const answer = { to: first.question, value: 'one' };
  expect(asked.slots.page).toEqual({ asked: second.question, isRunning: true, answer });
  const cursor = { page: 'next', value: 'c1' };
  const answered = reducer(asked, questionAnswered({ ...second, value: 'two', cursor }));
  expect(answered.slots.page).toMatchObject({ isRunning: false, answer: { to: second.question, value: 'two' } });
  expect(answered.cursors).toEqual({ next: 'c1' });
});

test('A late answer or failure of an older question changes nothing', () => {
  const asked = stateAfter(questionAsked(first), questionAsked(second));
  expect(reducer(asked, questionAnswered({ ...first, value: 'one' }))).toBe(asked);
  expect(reducer(asked, questionFailed({ ...first, problem }))).toBe(asked);
});

test('A failed question keeps the last answer until the operator tries again', () => {
  const answered = [questionAsked(first), questionAnswered({ ...first, value: 'one' })];
  const failed = stateAfter(...answered, questionAsked(second), questionFailed({ ...second, problem }));
  const answer = { to: first.question, value: 'one' };
  expect(failed.slots.page).toEqual({ asked: second.question, isRunning: false, problem, answer });
  expect(reducer(failed, failedQuestionsForgotten()).slots.page).toEqual({ asked: '', isRunning: false, answer });
  expect(stateAfter(questionAsked(first), questionFailed({ ...first, problem })).slots.page).not.toHaveProperty(
    'answer',
  );
  const running = stateAfter(questionAsked(first));
  expect(reducer(running, failedQuestionsForgotten())).toBe(running);
});

test('A question that the screen has left is forgotten, and its answer is kept', () => {
  const answered = stateAfter(questionAsked(first), questionAnswered({ ...first, value: 'one' }), questionLeft('page'));
  expect(answered.slots.page).toEqual({ asked: '', isRunning: false, answer: { to: first.question, value: 'one' } });
  expect(stateAfter(questionAsked(first), questionLeft('page')).slots).toEqual({});
});

test('The state has the position of the log, the payments of open dialogs, and whether the address is known', () => {
  const { logAdvanced, paymentLearned } = engineEvents;
  expect(
    stateAfter(logAdvanced(7), paymentLearned({ id: 'P1', payment: null }), addressVisited({ path: '/', query: {} })),
  ).toMatchObject({ seq: 7, payments: { P1: null }, isVisited: true });
});
