import * as v from 'valibot';
import {
  CONFIGURATIONS,
  INTEGRATION_STATUSES,
  isName,
  isRateRight,
  isSplit,
  isSurchargeRate,
  lacksCreditCard,
  RATE_UNITS,
} from './vocabulary';
import { storedObject } from '@/domain/recordSchema';

/** The platform's split of the fees: basis points if the unit is %, minor units of the currency if it is $. */
export const splitSchema = storedObject({ unit: v.picklist(RATE_UNITS), hundredths: v.number() });

/** The fields of one integration. `integrationSchema` also checks the rules between fields. */
export const integrationFieldsSchema = storedObject({
  id: v.string(),
  /** The number of an added integration on screen. Earlier versions used the id. */
  number: v.optional(v.string()),
  merchantId: v.string(),
  integrationName: v.pipe(v.string(), v.check(isName, 'is empty or too long')),
  configurations: v.pipe(v.array(v.picklist(CONFIGURATIONS)), v.minLength(1)),
  /** Basis points. Null without a surcharge. */
  surchargeRate: v.nullable(v.pipe(v.number(), v.check(isSurchargeRate, 'is no rate of a surcharge'))),
  split: v.pipe(splitSchema, v.check(isSplit, 'is nothing, or more than a split can be')),
  status: v.picklist(INTEGRATION_STATUSES),
});

export const integrationSchema = v.pipe(
  integrationFieldsSchema,
  v.check(({ configurations }) => !lacksCreditCard(configurations), 'has a surcharge without Credit Card'),
  v.check(
    ({ configurations, surchargeRate }) => isRateRight(configurations, surchargeRate),
    'has a surcharge without a rate, or a rate without a surcharge',
  ),
);
