/** Who may bear a cost that the fees of a payment do not cover. */
export type Bearer = 'merchant' | 'platform';

/**
 * How a platform charges: who pays the processor, and who bears refunds and disputes. What a file states always wins over
 * what the model derives. The rules are those of the platforms' own documentation.
 */
export type ChargeModel = {
  /** `fees`: the processor takes its cost from the fees of the payment first, as the specification says. */
  processorFeePaidBy: 'fees' | Bearer;
  partnerFeeFrom: 'fees' | Bearer;
  /** On a refund, the platform returns its fee in proportion, or keeps it. */
  platformFeeOnRefund: 'returned' | 'kept';
  /** On a refund, the processor keeps its fee, or returns it in proportion. */
  processorFeeOnRefund: 'returned' | 'kept';
  /** Who covers the processor's fee of a refund if the processor keeps it. */
  keptFeeBorneBy: Bearer;
  /** `split`: each party in the ratio of its share of the payment. */
  disputeBorneBy: Bearer | 'split';
  disputeFeeBorneBy: Bearer;
};

/** The model of the specification. The sample and all earlier workspaces have it. */
export const SPECIFICATION_MODEL: ChargeModel = {
  processorFeePaidBy: 'fees',
  partnerFeeFrom: 'fees',
  platformFeeOnRefund: 'returned',
  processorFeeOnRefund: 'kept',
  keptFeeBorneBy: 'merchant',
  disputeBorneBy: 'merchant',
  disputeFeeBorneBy: 'merchant',
};
