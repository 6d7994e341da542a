// oxlint-disable-next-line no-restricted-imports -- package.json belongs to no room
import packageJson from '@/../package.json';

/** The product's name. */
export const PRODUCT_NAME = 'SplitPay';

export const PRODUCT_VERSION = packageJson.version;

/** The operator. Without a sign-in, the name is fixed. */
export const OPERATOR_NAME = 'Alex Morgan';
