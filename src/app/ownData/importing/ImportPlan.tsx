import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { OpenedSource } from '@/data/imports/messages';
import type { Plan } from '@/domain/imports/plan';
import { SourcePlan } from './SourcePlan';
import { StepHeading } from '@/app/ownData/StepHeading';

type Props = {
  sources: readonly OpenedSource[];
  plans: readonly Plan[];
  /** On each answer, before they are read so. */
  onChanged?: (plans: readonly Plan[]) => void;
  onPlanned: (plans: readonly Plan[]) => void;
};

/** How the files are read: a plan for those with the same columns. */
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
      <StepHeading>{isOneFile(sources) ? 'How the file is read' : 'How the files are read'}</StepHeading>
      {sources.map((source, index) => {
        const draft = drafts[index] ?? source.plan;
        return (
          <SourcePlan
            key={`${index} ${source.names.join(' ')}`}
            source={source}
            plan={draft}
            onPlanned={(plan) => change(drafts.map((each, at) => (at === index ? plan : each)))}
          />
        );
      })}
    </Form>
  );
}

function isOneFile([first, ...others]: readonly OpenedSource[]): boolean {
  return first?.names.length === 1 && others.length === 0;
}
