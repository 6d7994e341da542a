/** How import, details and export treat a text of a payment that only files have. */
type TextFieldRules = {
  label: string;
  /** The keys of the headers that files usually have for it, the best first. */
  headerKeys: readonly string[];
};

/**
 * The texts of imported payments besides id and date. Each is a column of the import and of the data set. A new one
 * needs an entry here.
 */
export const TEXT_FIELDS = {
  /** Formats and synonyms name its headers. */
  customer: { label: 'Customer', headerKeys: [] },
  reference: {
    label: 'Reference',
    headerKeys: [
      ...['reference', 'merchantreference', 'orderreference', 'customerreference', 'yourreference'],
      ...['orderid', 'ordernumber', 'orderidmetadata', 'metadataorderid', 'paymentmetadataorderid'],
      ...['invoicenumber', 'referenz', 'bestellnummer'],
    ],
  },
  event: {
    label: 'Event',
    headerKeys: [
      ...['event', 'eventname', 'eventtitle', 'eventmetadata', 'metadataevent', 'paymentmetadataevent'],
      ...['eventnamemetadata', 'metadataeventname', 'paymentmetadataeventname', 'veranstaltung'],
    ],
  },
  cardLast4: { label: 'Card number', headerKeys: ['cardlast4', 'last4', 'panlast4', 'cardlastfour', 'pansuffix'] },
  cardBrand: { label: 'Card brand', headerKeys: ['cardbrand', 'cardnetwork', 'brand'] },
  payerEmail: {
    label: 'Customer email',
    headerKeys: ['customeremail', 'payeremail', 'buyeremail', 'shopperemail', 'receiptemail', 'fromemailaddress'],
  },
  payerName: {
    label: 'Customer name',
    headerKeys: ['cardname', 'customername', 'payername', 'buyername', 'shoppername'],
  },
  note: { label: 'Description', headerKeys: ['paymentdescription', 'customerdescription', 'statementdescriptor'] },
  paymentIntent: { label: 'Payment intent', headerKeys: ['paymentintentid', 'paymentintent'] },
  transferGroup: { label: 'Transfer group', headerKeys: ['transfergroup'] },
} as const satisfies Record<string, TextFieldRules>;

export type TextField = keyof typeof TEXT_FIELDS;
/** The text fields without a separate column on screen: details, export and search show those that a payment has. */
export type FurtherText = Exclude<TextField, 'customer'>;

export const TEXT_FIELD_NAMES = Object.keys(TEXT_FIELDS) as TextField[];

export const FURTHER_TEXTS = TEXT_FIELD_NAMES.filter((field): field is FurtherText => field !== 'customer');

/** Creates a record with a value for each text field. */
export function ofTextFields<Value>(valueOf: (field: TextField) => Value): Record<TextField, Value> {
  return Object.fromEntries(TEXT_FIELD_NAMES.map((field) => [field, valueOf(field)])) as Record<TextField, Value>;
}
