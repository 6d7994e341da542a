import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './copyTexts';

/** Shows the result of a copy button: copied, or selected for copying with the keyboard. */
export function useCopyToast(what: string): (isCopied: boolean) => void {
  const dispatch = useAppDispatch();
  return (isCopied) =>
    dispatch(
      toastShown(
        isCopied
          ? { title: texts.copiedTitle, text: texts.copied(what) }
          : { title: texts.notCopiedTitle, text: texts.notCopied(what) },
      ),
    );
}
