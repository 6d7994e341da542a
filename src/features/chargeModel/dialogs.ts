import { lazyPart } from '@/components/browser/lazyPart';

export const chargeModelDialogs = {
  chargeModel: lazyPart(
    'ChargeModelDialog',
    () => import(/* webpackChunkName: "charge-model" */ './ChargeModelDialog'),
  ),
};
