export const refund = 'Refund';
export const voidPayments = 'Void';
