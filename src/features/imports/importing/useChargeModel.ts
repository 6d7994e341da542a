import { useState } from 'react';
import { detectModel } from '@/domain/imports/detectedModel';
import type { Plan } from '@/domain/imports/plan';
import type { ModelPreset } from '@/domain/money/chargeModel';

/** The charge model of a new workspace: what the operator chose, or what the files show. */
export function useChargeModel(plans: readonly Plan[] | undefined) {
  const [selected, setSelected] = useState<ModelPreset>();
  const detected = plans && detectModel(plans);
  return {
    chosen: selected ?? (detected === 'asked' ? undefined : detected),
    choose: setSelected,
    reset: () => setSelected(undefined),
  };
}
