export const title = 'Integrations';
export const subtitle = 'Overview of the latest integrations';
export const createIntegration = 'Create Integration';
export const searchMerchant = 'Search by merchant name';
export const viewIntegration = (merchant: string, integration: string) => `${merchant}, view ${integration}`;
