import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

/** The dialogs of an integration. Both forms share one chunk. */
export const integrationsDialogs: DialogParts<'createIntegration' | 'editIntegration' | 'viewIntegration'> = {
  createIntegration: lazyPart(
    'CreateIntegrationDialog',
    () => import(/* webpackChunkName: "integration-form" */ './IntegrationFormDialog'),
  ),
  editIntegration: lazyPart(
    'EditIntegrationDialog',
    () => import(/* webpackChunkName: "integration-form" */ './IntegrationFormDialog'),
  ),
  viewIntegration: lazyPart(
    'ViewIntegrationDialog',
    () => import(/* webpackChunkName: "view-integration" */ './ViewIntegrationDialog'),
  ),
};
