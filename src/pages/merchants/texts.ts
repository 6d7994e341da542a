export const showEntries = 'Show entries';
export const listTab = 'List';
export const statementsTab = 'Statements';
export const title = 'Merchants';
export const statementsSubtitle = 'See what each party earned and is owed.';
export const subtitle = 'List of all the merchants you can manage.';
export const tabs = 'Views of the merchants';
export const addMerchant = 'Add New Merchant';
