import { Explanation } from '@/components/Explanation';
import type { Figure } from '@/domain/explanations';
import { selectExplanation } from '@/selectors/explanationSelectors';
import { selectExplainedFigure, volumeActions } from '@/slices/volumeSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

type Props = { figure: Figure; title: string };

/** What a card or a tile says about itself on demand; one of them at a time. */
export function FigureExplanation({ figure, title }: Props) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectExplainedFigure) === figure;
  const explanation = useAppSelector(selectExplanation);
  return (
    <Explanation
      title={title}
      content={isOpen ? explanation : undefined}
      onToggle={() => dispatch(volumeActions.explanationToggled(figure))}
      onClose={() => dispatch(volumeActions.explanationClosed())}
    />
  );
}
