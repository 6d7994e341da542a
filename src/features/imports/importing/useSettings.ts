import { useState } from 'react';
import { browserLocale } from '@/components/browser/browserLocale';
import type { Preview } from '@/data/imports/messages';
import { detectModel } from '@/domain/imports/detectedModel';
import type { Plan } from '@/domain/imports/plan';
import { suggestZone } from '@/domain/imports/suggestedZone';
import type { ModelPreset } from '@/domain/money/chargeModel';

/** The charge model and the zone of a new workspace: what the operator chose, or what the files show. */
export function useSettings(plans: readonly Plan[] | undefined, preview: Preview | undefined) {
  const [model, setModel] = useState<ModelPreset>();
  const [zone, setZone] = useState<string>();
  /** The box of personal data that was changed last, which gets the focus in the next preview. */
  const [changedColumn, noteColumn] = useState<string>();
  const detected = plans && detectModel(plans);
  const suggestedZone = suggestZone(preview?.firstRows ?? [], browserLocale().timeZone);
  const chargeModel = model ?? (detected === 'asked' ? undefined : detected);
  const timeZone = zone ?? suggestedZone.timeZone;
  return {
    /** The model that the files show; `asked` if they do not show it. Undefined without fees. */
    detected,
    chargeModel,
    timeZone,
    suggestedZone,
    changedColumn,
    noteColumn,
    chooseModel: setModel,
    chooseZone: setZone,
    chosen: { chargeModel, timeZone, asksOpening: true },
    reset: () => {
      setModel(undefined);
      setZone(undefined);
    },
  };
}

export type Settings = ReturnType<typeof useSettings>;
