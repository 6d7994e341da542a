import type { PlanColumns, Field, FileKind } from '@/domain/imports/plan';
import { headerKey } from '@/domain/imports/headerKey';
import { areAmounts, areDates, fitsField, textColumns } from './columnContent';

// Synonyms of each field, the best first. A header that equals a synonym is preferred to one that contains it. Fields
// choose in this order.
const PAYMENT_TERMS: readonly [Field, string][] = [
  [
    'id',
    'transactionid paymentid chargeid id transactionreference paymentreference reference transaktionscode orderid ' +
      'bookingid bookingnumber bookingno buchungsnr buchungsnummer',
  ],
  [
    'merchant',
    'merchant merchantname seller vendor store shop location händler merchantid sellerid merchantaccount ' +
      'organizer organiser veranstalter venuename venue',
  ],
  ['disputeDate', 'disputedate disputedat disputedon disputeopened'],
  ['disputeStatus', 'disputestatus disputestate'],
  ['disputeReason', 'disputereason'],
  ['evidenceDue', 'evidencedue evidencedueby'],
  ['disputed', 'disputedamount amountdisputed disputeamount'],
  ['refunded', 'refunded amountrefunded refundedamount erstattet'],
  ['amount', 'amount grossamount totalamount gross total grosstotal value price sum betrag brutto summe'],
  ['refundedDate', 'refundeddate refundeddateutc refundedat refunddate refundedon'],
  ['date', 'date datetime dateandtime timestamp createdat created createddate transactiondate paymentdate datum time'],
  ['time', 'time uhrzeit zeit'],
  ['timeZone', 'timezone zeitzone'],
  ['status', 'status state paymentstatus'],
  ['type', 'type transactiontype typ'],
  ['refundOf', 'refundof refundedpaymentid originaltransactionid parenttransactionid referencetxnid'],
  ['currency', 'currency currencycode währung'],
  ['processorFee', 'processorfee processingfee fee fees gebühr'],
  ['partnerFee', 'partnerfee'],
  ['platformFee', 'platformfee applicationfee commission'],
  ['partner', 'partner partnerid'],
  ['integration', 'integrationid integration'],
  ['customer', 'customerid customer customeremail kunde guest gast'],
];

const FEE_TERMS: readonly [Field, string][] = [
  ['id', 'paymentid transactionid chargeid payment transaction charge source paymentreference transaktionscode id'],
  ['feeId', 'feeid applicationfeeid id'],
  ['processorFee', 'processorfee processingfee stripefee fee fees gebühr'],
  ['partnerFee', 'partnerfee'],
  ['platformFee', 'platformfee applicationfee commission'],
  ['refunded', 'givenback refunded amountrefunded refundedamount erstattet'],
  ['currency', 'currency currencycode währung'],
];

const MERCHANT_TERMS: readonly [Field, string][] = [
  ['merchant', 'merchant merchantname name businessname company companyname händler'],
  ['id', 'merchantid accountid id'],
  ['status', 'status state'],
  ['date', 'joinedon joined created createdat since'],
  ['contactPerson', 'contactperson contactname contact ansprechpartner'],
  ['contactNumber', 'contactnumber phone phonenumber telephone telefon'],
  ['businessEmail', 'businessemail email emailaddress'],
  ['website', 'website url homepage'],
  ['description', 'description note beschreibung'],
  ['street', 'street address streetaddress line1 straße'],
  ['country', 'country land'],
  ['state', 'state region province'],
  ['zipCode', 'zipcode zip postcode postalcode plz'],
  ['city', 'city town ort stadt'],
];

const INTEGRATION_TERMS: readonly [Field, string][] = [
  ['id', 'integrationid id'],
  ['name', 'integrationname name'],
  ['merchant', 'merchant merchantname'],
  ['configurations', 'configuration configurations methods'],
  ['split', 'split splitrate'],
  ['surcharge', 'surcharge surchargerate'],
  ['status', 'status'],
];

const TERMS = { payments: PAYMENT_TERMS, fees: FEE_TERMS, merchants: MERCHANT_TERMS, integrations: INTEGRATION_TERMS };

/** A list of merchants has at least two of these, or one and a name of a business, and no amount of a payment. */
const ADDRESSES = /^(?:business)?email|street|address|city|zip|postcode|postalcode|country|phone|contact|website/;
const BUSINESS = /^(?:business|company)name$/;
const FEE = /(?:fees?|gebühr|commission)$/;
const AMOUNT = /amount|gross|total|price|value|betrag|brutto|summe/;
const OF_PAYMENTS = /amount|gross|total|price|betrag|brutto|summe|payment/;

/** What a file contains, by its headers: payments unless they show otherwise. */
export function guessKind(headers: readonly string[]): FileKind {
  const keys = headers.map(headerKey);
  if (keys.some((key) => FEE.test(key)) && !keys.some((key) => AMOUNT.test(key))) return 'fees';
  if (keys.some((key) => OF_PAYMENTS.test(key))) return 'payments';
  if (keys.includes('integrationname') && keys.some((key) => key.startsWith('split'))) return 'integrations';
  const addresses = keys.filter((key) => ADDRESSES.test(key)).length;
  return addresses >= 2 || (addresses === 1 && keys.some((key) => BUSINESS.test(key))) ? 'merchants' : 'payments';
}

/**
 * The minimum length of a synonym within a longer header: `net amount` is an amount, but `paid` does not contain an id.
 */
const SHORTEST_PART = 4;

/** Words that contain a synonym but mean something else: a Gastgeber is not a guest, and revenue is not a venue. */
const WHOLE_ALONE = new Set(['gast', 'venue']);

/**
 * Headers that contain a word for a merchant but name something else, such as a code that a merchant gave to a payment.
 */
const NO_MERCHANT = /initiated|category|country|currency|reference/;

/** Guesses the columns from the headers, and checks them against the first rows. */
export function guessColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  holds: FileKind = 'payments',
): PlanColumns {
  const keys = headers.map(headerKey);
  const columns: PlanColumns = {};
  const isFree = (column: number) => !Object.values(columns).includes(column);
  const textsOf = (column: number) => rows.map((row) => row[column] ?? '').filter((text) => text.trim() !== '');
  const assign = (field: Field, column: number | undefined) => {
    if (column !== undefined) columns[field] ??= column;
  };
  const only = (fits: (texts: string[]) => boolean) => {
    const found = [...keys.keys()].filter((column) => isFree(column) && fits(textsOf(column)));
    return found.length === 1 ? found[0] : undefined;
  };
  for (const isWhole of [true, false]) {
    for (const [field, terms] of TERMS[holds]) {
      if (columns[field] !== undefined) continue;
      const column = terms
        .split(' ')
        .filter((term) => isWhole || (term.length >= SHORTEST_PART && !WHOLE_ALONE.has(term)))
        .map((term) => {
          const isMatch = (key: string) =>
            isWhole ? key === term : key.includes(term) && !(field === 'merchant' && NO_MERCHANT.test(key));
          return keys.findIndex((key, at) => isMatch(key) && isFree(at) && fitsField(field, textsOf(at)));
        })
        .find((at) => at >= 0);
      assign(field, column);
    }
  }
  if (holds !== 'payments') return columns;
  Object.assign(columns, textColumns(keys, Object.values(columns)));
  assign('date', only(areDates));
  assign('amount', only(areAmounts));
  return columns;
}
