import { toastShown } from '@/slices/layoutSlice';
import { useAppDispatch } from '@/store/hooks';

/** What the operator is told after pressing 'Copy to Clipboard'. */
export function useEmbedCodeToasts() {
  const dispatch = useAppDispatch();
  return {
    onCopied: () =>
      dispatch(toastShown({ title: 'Copied to clipboard', text: 'The embed code has been copied to your clipboard' })),
    onRefused: () =>
      dispatch(
        toastShown({
          title: 'Not copied',
          text: 'The browser did not allow it. The code is selected: press Ctrl+C, or Cmd+C on a Mac.',
        }),
      ),
  };
}
