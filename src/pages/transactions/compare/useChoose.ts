import { writeChoices, type ComparisonChoices } from '@/domain/comparison/choices';
import { selectComparisonChoices } from '@/selectors/comparison/comparisonSelectors';
import { secondaryViewActions } from '@/slices/lists/secondaryViewSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Returns a function that changes some of the choices, which are part of the address. */
export function useChoose(): (change: Partial<ComparisonChoices>) => void {
  const dispatch = useAppDispatch();
  const choices = useAppSelector(selectComparisonChoices);
  return (change) => {
    const before = writeChoices(choices);
    for (const [filter, option] of Object.entries(writeChoices({ ...choices, ...change })))
      if (option !== before[filter]) dispatch(secondaryViewActions.filterChosen({ filter, option }));
  };
}
