import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch } from '@/store/hooks';

/** Says what became of a press of a copy button: the clipboard has it, or it is selected for the copy keys. */
export function useCopyToast(what: string): (isCopied: boolean) => void {
  const dispatch = useAppDispatch();
  return (isCopied) =>
    dispatch(
      toastShown(
        isCopied
          ? { title: 'Copied to clipboard', text: `The ${what} has been copied to your clipboard` }
          : {
              title: 'Not copied',
              text: `The browser did not allow it. The ${what} is selected: press Ctrl+C, or Cmd+C on a Mac.`,
            },
      ),
    );
}
