import { lazyPart } from '@/components/browser/lazyPart';

/** The dialogs of an integration. Both forms share one chunk. */
export const integrationsDialogs = {
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
