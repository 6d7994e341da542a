import { lazyPart } from '@/components/browser/lazyPart';
import { PartBoundary } from '@/components/page/PartError';
import { Explanation } from '@/components/dialogs/Explanation';
import type { Figure } from '@/domain/explanations';
import { chartActions } from '@/slices/ui/chartSlice';
import { selectExplainedFigure } from '@/slices/ui/chartSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from '@/pages/dashboard/texts';

const ExplanationText = lazyPart(
  'ExplanationText',
  () => import(/* webpackChunkName: "dashboard-extras" */ './ExplanationText'),
);

type Props = { figure: Figure; title: string };

/** The explanation of a card or a tile. Only one is open at a time. */
export function FigureExplanation({ figure, title }: Props) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectExplainedFigure) === figure;
  return (
    <Explanation
      title={title}
      isOpen={isOpen}
      onToggle={() => dispatch(chartActions.explanationToggled(figure))}
      onClose={() => dispatch(chartActions.explanationClosed())}
      onNear={ExplanationText.preload}
    >
      <PartBoundary part={texts.explanation}>
        <ExplanationText />
      </PartBoundary>
    </Explanation>
  );
}
