// oxlint-disable-next-line no-restricted-imports -- the package stands above all rooms
import packageJson from '@/../package.json';

/** The product's name, wherever it stands. */
export const PRODUCT_NAME = 'SplitPay';

export const PRODUCT_VERSION = packageJson.version;

/** The operator on duty: there is no sign-in, so the name is fixed (specification, dashboard header). */
export const OPERATOR_NAME = 'Alex Morgan';
