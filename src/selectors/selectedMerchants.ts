import { createSelectedRows } from '@/selectors/lists/selection';
import { merchantsList, selectMerchants } from './merchantsSelectors';

/** The selected merchants, in the order of their list. */
export const selectSelectedMerchants = createSelectedRows('merchants', selectMerchants, merchantsList.selectSorted);
