import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { notificationsList } from '@/selectors/notificationsSelectors';
import { transactionsList } from '@/selectors/payments/transactionsList';

/** The lists that have a screen. Their addresses and status texts follow from their definitions. */
export const LISTS = [transactionsList, integrationsList, merchantsList, notificationsList] as const;
