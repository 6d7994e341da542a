import { toastShown } from '@/slices/layoutSlice';
import { useAppDispatch } from '@/store/hooks';

/** Says what became of a press of 'Copy' at a block of code. */
export function useCopyToasts() {
  const dispatch = useAppDispatch();
  return (isCopied: boolean) =>
    dispatch(
      toastShown(
        isCopied
          ? { title: 'Copied to clipboard', text: 'The code has been copied to your clipboard' }
          : {
              title: 'Not copied',
              text: 'The browser did not allow it. The code is selected: press Ctrl+C, or Cmd+C on a Mac.',
            },
      ),
    );
}
