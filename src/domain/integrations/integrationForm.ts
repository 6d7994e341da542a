import * as v from 'valibot';
import type { Merchant } from '@/domain/merchants/merchants';
import type { Currency } from '@/domain/money/currency';
import {
  minorUnits,
  parseDecimal,
  plainAmount,
  plainPercent,
  shareOf,
  type BasisPoints,
  type Cents,
} from '@/domain/money/money';
import { dividePayment, type SplitRate } from '@/domain/money/split';
import { leastCoveredPayment } from '@/domain/money/coveredPayment';
import { checkFields, requiredText, type FieldRefusals } from '@/domain/fieldRefusals';
import { isNameTaken, type Integration } from './integrations';
import {
  CONFIGURATIONS,
  INTEGRATION_STATUSES,
  isSplit,
  isSurchargeRate,
  lacksCreditCard,
  NAME_LENGTH,
  RATE_UNITS,
  VISA_SURCHARGE_CAP,
} from './vocabulary';

const draftFields = v.strictObject({
  integrationName: v.string(),
  merchantId: v.string(),
  configurations: v.array(v.picklist(CONFIGURATIONS)),
  surchargeRate: v.string(),
  splitAmount: v.string(),
  splitUnit: v.picklist(RATE_UNITS),
  status: v.picklist(INTEGRATION_STATUSES),
});

/** The fields of the form as typed. */
export type IntegrationDraft = v.InferOutput<typeof draftFields>;

export const EMPTY_DRAFT: IntegrationDraft = {
  integrationName: '',
  merchantId: '',
  configurations: [],
  surchargeRate: '',
  splitAmount: '',
  splitUnit: RATE_UNITS[0],
  status: INTEGRATION_STATUSES[0],
};

/** The form with the values of an integration. */
export function draftOf({ surchargeRate, split, ...integration }: Integration, currency: Currency): IntegrationDraft {
  return {
    integrationName: integration.integrationName,
    merchantId: integration.merchantId,
    configurations: CONFIGURATIONS.filter((name) => integration.configurations.includes(name)),
    surchargeRate: surchargeRate === null ? '' : plainPercent(surchargeRate),
    splitAmount: split.unit === '%' ? plainPercent(split.hundredths) : plainAmount(split.hundredths, currency),
    splitUnit: split.unit,
    status: integration.status,
  };
}

/** The merchants that the form offers: no suspended ones, except the integration's own. */
export function offeredMerchants(merchants: readonly Merchant[], currentMerchantId?: string): Merchant[] {
  return merchants.filter(({ id, status }) => status !== 'Suspended' || id === currentMerchantId);
}

// Percentages are counted in basis points.
const RATE_DECIMALS = 2;

// 0 means unreadable, because no split and no surcharge rate can be 0.
function typedSplit({ splitAmount, splitUnit }: IntegrationDraft, { decimals }: Currency): SplitRate {
  const hundredths = parseDecimal(splitAmount, splitUnit === '%' ? RATE_DECIMALS : decimals);
  return { unit: splitUnit, hundredths: hundredths ?? 0 };
}

function typedSurcharge({ configurations, surchargeRate }: IntegrationDraft): BasisPoints | null {
  return configurations.includes('Surcharge') ? (parseDecimal(surchargeRate, RATE_DECIMALS) ?? 0) : null;
}

/** Whether the typed surcharge exceeds Visa's limit. */
export function exceedsVisaCap(draft: IntegrationDraft): boolean {
  return (typedSurcharge(draft) ?? 0) > VISA_SURCHARGE_CAP;
}

/** The context of the check: `merchants` are the offered ones, `id` is the current or new id. */
type Others = {
  id: string;
  merchants: readonly Merchant[];
  integrations: readonly Integration[];
  currency: Currency;
};

/** Validates a draft: returns the integration, or the refusal of each invalid field. */
export function integrationDraftSchema({ id, merchants, integrations, currency }: Others) {
  return v.pipe(
    v.strictObject({
      ...draftFields.entries,
      integrationName: requiredText(NAME_LENGTH, 'integrationNameMissing', 'integrationNameTooLong'),
    }),
    checkFields<IntegrationDraft>((draft): FieldRefusals<IntegrationDraft> => {
      const rate = typedSurcharge(draft);
      const isRate = rate === null || isSurchargeRate(rate);
      const splitOutOfRange = draft.splitUnit === '%' ? 'splitRateOutOfRange' : 'splitAmountOutOfRange';
      return {
        ...(isNameTaken({ id, ...draft }, integrations) && { integrationName: 'integrationNameTaken' }),
        ...(!merchants.some((merchant) => merchant.id === draft.merchantId) && { merchantId: 'merchantMissing' }),
        ...(lacksCreditCard(draft.configurations) && { configurations: 'creditCardMissing' }),
        ...(draft.configurations.length === 0 && { configurations: 'configurationMissing' }),
        ...(!isRate && {
          surchargeRate: isBlank(draft.surchargeRate) ? 'surchargeRateMissing' : 'surchargeRateOutOfRange',
        }),
        ...(!isSplit(typedSplit(draft, currency)) && {
          splitAmount: isBlank(draft.splitAmount) ? 'splitMissing' : splitOutOfRange,
        }),
      };
    }),
    v.transform((draft): Integration => ({
      id,
      merchantId: draft.merchantId,
      integrationName: draft.integrationName,
      configurations: CONFIGURATIONS.filter((name) => draft.configurations.includes(name)),
      surchargeRate: typedSurcharge(draft),
      split: typedSplit(draft, currency),
      status: draft.status,
    })),
  );
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** The amount of the preview: a hundred units of the currency, in cents. */
export function previewPayment(currency: Currency): Cents {
  return minorUnits(10_000, currency);
}

/**
 * The allocation of the preview's payment with the typed rates, and the surcharge on top in cents (null if there is
 * none or if it is unreadable). For a split that is an amount, `coveredFrom` is the payment in cents from which the fees
 * cover it. Undefined while the split is unreadable.
 */
export function previewSplit(draft: IntegrationDraft, currency: Currency) {
  const split = typedSplit(draft, currency);
  if (!isSplit(split)) return undefined;
  const payment = previewPayment(currency);
  const surchargeRate = typedSurcharge(draft) ?? 0;
  return {
    payment,
    allocation: dividePayment(payment, split, currency),
    surcharge: isSurchargeRate(surchargeRate) ? shareOf(payment, surchargeRate) : null,
    coveredFrom: split.unit === '$' ? leastCoveredPayment(split.hundredths, currency) : null,
  };
}
