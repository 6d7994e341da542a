import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { OpenedSource } from '@/data/imports/messages';
import type { Plan } from '@/domain/imports/plan';
import { heading } from './texts';
import { SourcePlan } from './SourcePlan';
import { StepHeading } from '@/features/imports/StepHeading';

type Props = {
  sources: readonly OpenedSource[];
  plans: readonly Plan[];
  /** Called on each answer, before the settings are applied. */
  onChanged?: (plans: readonly Plan[]) => void;
  onPlanned: (plans: readonly Plan[]) => void;
};

/** The import settings. Files with the same columns share them. */
export function ImportPlan({ sources, plans, onChanged, onPlanned }: Props) {
  const [drafts, setDrafts] = useState(plans);
  const change = (changed: readonly Plan[]) => {
    setDrafts(changed);
    onChanged?.(changed);
  };
  return (
    <Form
      id="import-plan"
      onSubmit={(event) => {
        event.preventDefault();
        onPlanned(drafts);
      }}
    >
      <StepHeading>{heading}</StepHeading>
      {sources.map((source, index) => {
        const draft = drafts[index] ?? source.plan;
        return (
          <SourcePlan
            key={`${index} ${source.names.join(' ')}`}
            source={source}
            plan={draft}
            isOnlyFile={sources.length === 1 && source.names.length === 1}
            onPlanned={(plan) => change(drafts.map((draft, at) => (at === index ? plan : draft)))}
          />
        );
      })}
    </Form>
  );
}
