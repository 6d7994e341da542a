import { PRODUCT_NAME } from '@/domain/product';

export const title = 'Void payment';
export const submit = (amount: string) => `Void ${amount}`;

export const propose = (amount: string) => `Propose void of ${amount}`;

/** The payment's id appears between the two parts of a question. */
export const question = 'Record a void for ';
export const questionEnd = (amount: string) => ` (${amount})? Its status becomes Voided and no party earns a share.`;
export const proposalQuestion = 'Propose a void for ';
export const proposalQuestionEnd = (amount: string) =>
  ` (${amount})? Once another person approves it, its status becomes Voided and no party earns a share.`;
export const proposalConsequences = `${PRODUCT_NAME} doesn't contact the processor: cancel the payment there once the void is approved.`;
export const consequences = `${PRODUCT_NAME} doesn't contact the processor: cancel the payment there too. You can't undo this.`;
