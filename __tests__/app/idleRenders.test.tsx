import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { IdleRenders } from '@/app/IdleRenders';

test('A render that changes nothing on the page is reported with the action before it, and other renders are not reported', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  let show: (text: string) => void = () => undefined;
  let renderAgain: () => void = () => undefined;
  function Text() {
    const [text, setText] = useState('one');
    const [, setCount] = useState(0);
    show = setText;
    renderAgain = () => setCount((count) => count + 1);
    return <p>{text}</p>;
  }
  render(
    <IdleRenders lastAction={() => 'transactions/pageChosen'}>
      <Text />
    </IdleRenders>,
  );
  act(() => show('two'));
  expect(info).not.toHaveBeenCalled();
  act(() => renderAgain());
  expect(info).toHaveBeenCalledTimes(1);
  expect(info).toHaveBeenCalledWith(expect.stringMatching(/changed nothing, after transactions\/pageChosen$/));
});
