import { PRODUCT_NAME } from '@/domain/product';

export const title = 'Receipt';
export const print = 'Print';
export const provider = `Payment by ${PRODUCT_NAME}`;
export const transactionId = 'Transaction ID';
export const dateAndTime = 'Date & Time';
export const customerId = 'Customer ID';
export const status = 'Status';
export const payment = 'Payment';
export const statusWithNote = (name: string, note: string) => `${name}. ${note}`;
export const surcharge = 'Surcharge';
export const surchargePaid = (rate: string, amount: string, total: string) =>
  `Card surcharge (${rate}): ${amount}. Total charged: ${total}.`;
