import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import type { Refusal } from '@/domain/refusals';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';

type Props = { refusal: Refusal };

/** The reason why an act is not allowed, with amounts in the workspace's currency. */
export function RefusalText({ refusal }: Props) {
  return describeRefusal(refusal, useAppSelector(selectCurrency));
}
