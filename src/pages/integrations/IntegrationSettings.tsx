import { DetailList } from '@/components/dialogs/DetailList';
import { SettingButton } from '@/containers/settings/SettingButton';
import * as texts from './viewTexts';

/** The dialogs of further settings. In the demo data, only this form leads to them: its details are those of the specification. */
export function IntegrationSettings({ integrationId }: { integrationId: string }) {
  const dialogOf = (kind: 'chargeModel' | 'agreedRates') =>
    ({ kind, subject: 'integration', subjectId: integrationId }) as const;
  return (
    <DetailList
      items={[
        {
          term: texts.chargeModel,
          value: <SettingButton dialog={dialogOf('chargeModel')}>{texts.changeChargeModel}</SettingButton>,
        },
        {
          term: texts.agreedRates,
          value: <SettingButton dialog={dialogOf('agreedRates')}>{texts.changeAgreedRates}</SettingButton>,
        },
      ]}
    />
  );
}
