export const MERCHANT_STATUSES = ['Active', 'Inactive', 'Suspended'] as const;

/** The choices of the merchant form, the default first. Outside the USA, states and cities are typed. */
export const COUNTRIES = ['USA', 'CAN', 'MEX'] as const;
export const STATES = ['NY', 'CA', 'TX'] as const;
export const CITIES = ['NYC', 'BUF', 'ALB'] as const;
