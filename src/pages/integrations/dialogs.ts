import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

/** The dialogs of an integration. Both forms share one chunk. */
export const integrationsDialogs: DialogParts<'createIntegration' | 'editIntegration' | 'viewIntegration'> = {
  createIntegration: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "integration-form" */ './CreateIntegrationDialog');
    return part.CreateIntegrationDialog;
  }),
  editIntegration: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "integration-form" */ './EditIntegrationDialog');
    return part.EditIntegrationDialog;
  }),
  viewIntegration: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "view-integration" */ './ViewIntegrationDialog');
    return part.ViewIntegrationDialog;
  }),
};
