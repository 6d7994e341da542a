import * as v from 'valibot';
import { CONFIGURATIONS, INTEGRATION_STATUSES, type Configuration } from '@/domain/integrations/vocabulary';
import type { Currency } from '@/domain/money/currency';
import { parseDecimal, type BasisPoints } from '@/domain/money/money';
import type { SplitRate } from '@/domain/money/split';
import { integrationFieldsSchema, integrationSchema } from '@/domain/integrations/schema';
import { bareAmount } from '@/domain/imports/amountTexts';
import { resolveCurrencyName } from '@/domain/imports/currencyNames';
import type { Field, StatusMeaning } from '@/domain/imports/plan';
import type { DirectoryRow } from './readMerchant';

/** The content of an integration row. Its merchant is a name. */
export const integrationRecordSchema = v.omit(integrationFieldsSchema, ['merchantId']);
export type IntegrationRecord = v.InferOutput<typeof integrationRecordSchema>;
export type ImportedIntegration = IntegrationRecord & { merchant: string };

/** Reads a row of an integration file. It must follow the rules of the integration form. */
export function readIntegration(
  textOf: (field: Field) => string,
  currency: Currency,
  statusOf: (text: string) => StatusMeaning | undefined,
): DirectoryRow<ImportedIntegration> {
  const [id, merchant, integrationName] = [textOf('id'), textOf('merchant'), textOf('name')];
  if (id === '') return { field: 'id', reason: 'id missing' };
  if (merchant === '') return { field: 'merchant', reason: 'merchant missing' };
  if (integrationName === '') return { field: 'name', reason: 'name missing' };
  const configurations = readConfigurations(textOf('configurations'));
  if (!configurations) return { field: 'configurations', reason: 'configuration unknown' };
  const split = readSplit(textOf('split'), currency);
  if (!split) return { field: 'split', reason: 'split unreadable' };
  const surchargeRate = textOf('surcharge') === '' ? null : readPercent(textOf('surcharge'));
  if (surchargeRate === undefined) return { field: 'surcharge', reason: 'surcharge unreadable' };
  const meaning = textOf('status') === '' ? 'Active' : statusOf(textOf('status'));
  const status = INTEGRATION_STATUSES.find((known) => known === meaning);
  if (!status) return { field: 'status', reason: 'status unknown' };
  const reported = { id, merchant, integrationName, configurations, surchargeRate, split, status };
  const isRight = v.is(integrationSchema, { ...reported, merchantId: merchant });
  return isRight ? { reported, ignored: [] } : { field: 'name', reason: 'against the rules of integrations' };
}

function readConfigurations(text: string): Configuration[] | undefined {
  const terms = text.split(/[,;|/]/).map((term) => term.trim().toLowerCase());
  const found = CONFIGURATIONS.filter((configuration) => terms.includes(configuration.toLowerCase()));
  return found.length === new Set(terms).size ? found : undefined;
}

/** `20%` is a rate and `$1.50` an amount. A bare number could be either, so it is rejected. */
function readSplit(text: string, currency: Currency): SplitRate | undefined {
  const rate = readPercent(text);
  if (rate !== undefined) return { unit: '%', hundredths: rate };
  const bare = bareAmount(text);
  if (!bare || bare.isNegative) return undefined;
  if (resolveCurrencyName(bare.currency, currency.code) !== currency.code) return undefined;
  const hundredths = parseDecimal(bare.number.replace(/,(?=\d{3}(?:\D|$))/g, ''), currency.decimals);
  return hundredths === undefined ? undefined : { unit: '$', hundredths };
}

function readPercent(text: string): BasisPoints | undefined {
  const number = /^([\d.,]+)\s*%$/.exec(text)?.[1];
  return number === undefined ? undefined : parseDecimal(number.replace(',', '.'), 2);
}
