import { describeRefusal } from '@/components/text/describeRefusal';
import type { Refusal } from '@/domain/refusals';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';

type Props = { refusal: Refusal };

/** Why something may not be done, in a sentence with amounts of the workspace's currency. */
export function RefusalText({ refusal }: Props) {
  return describeRefusal(refusal, useAppSelector(selectCurrency));
}
