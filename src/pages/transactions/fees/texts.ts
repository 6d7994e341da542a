import type { SurchargeRule } from '@/domain/fees/surcharges';
import { PRODUCT_NAME } from '@/domain/product';

export const loading = 'Checking fees…';
export const agreed = (fee: string) => `Agreed: ${fee}`;

export const noFeesTitle = 'No fees to check';
export const noFees = (payments: string) =>
  `Your file has no fees to check. ${PRODUCT_NAME} calculated the fees of ${payments} from their split; import a file with fees to compare.`;
export const title = (correct: string, fees: string) => `${correct} of ${fees} fees correct`;
export const notChecked = (payments: string) =>
  `Not checked: ${payments} without fees in your files. ${PRODUCT_NAME} calculated their fees.`;

export const noRatesTitle = 'No agreed rates to compare with';
export const noRates = (fees: string) =>
  `Not checked: ${fees} without an agreed rate. To compare them, import your rates, or open a merchant and choose Agreed rates.`;
export const importRates = 'Import rates';

export const surcharges = 'Surcharges';
export const surchargeRules = (day: string) =>
  `Surcharge rules for US merchants, as of ${day}. This is guidance, not legal advice: check the source before you act.`;
export const noSurcharges = 'No surcharge is over a limit or in a state with special rules.';
export const overLimit = 'Over the limit';
export const source = (name: string, day: string) => `${name}, since ${day}`;
export const surcharge = (merchant: string, rate: string) => ` · ${merchant} · ${rate}`;

export const rules: Record<SurchargeRule, string> = {
  visa: 'Visa: surcharges in the US are limited to 3% and to your cost of accepting the card.',
  mastercard: 'Mastercard: surcharges in the US are limited to 4% and to your cost of accepting the card.',
  newYork:
    "New York: show the full price including the surcharge wherever a price appears. The surcharge can't exceed your cost of accepting the card.",
  californiaBan:
    "California: a 1985 law bans surcharges. In 2018 a court ruled that it can't be enforced against some merchants.",
  californiaPrices:
    "California: an advertised price must include every mandatory fee. The law doesn't say whether a card surcharge is one.",
  texas: "Texas: a law bans surcharges. In 2018 a court ruled that it doesn't apply to some merchants.",
};
