import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const chargeModelDialogs: DialogParts<'chargeModel'> = {
  chargeModel: lazyPart(
    'ChargeModelDialog',
    () => import(/* webpackChunkName: "charge-model" */ './ChargeModelDialog'),
  ),
};
