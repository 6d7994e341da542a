import { integrationsList } from './integrationsSelectors';
import { merchantsList } from './merchantsSelectors';
import { notificationsList } from './notificationsSelectors';
import { transactionsList } from './transactionsList';

/** The lists that have a screen: the address and the status text of each follow from its definition. */
export const LISTS = [transactionsList, integrationsList, merchantsList, notificationsList] as const;
