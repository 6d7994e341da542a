import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { notificationsList } from '@/selectors/notificationsSelectors';
import { transactionsList } from '@/selectors/payments/transactionsList';

/** The lists that have a screen: the address and the status text of each follow from its definition. */
export const LISTS = [transactionsList, integrationsList, merchantsList, notificationsList] as const;
