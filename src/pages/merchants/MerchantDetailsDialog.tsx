import { StatusBadge } from '@/components/badges/StatusBadge';
import { DetailList } from '@/components/dialogs/DetailList';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import * as section from '@/components/page/section.module.scss';
import { RouteLink } from '@/components/text/RouteLink';
import { Dialog } from '@/components/dialogs/Dialog';
import { CopyRow } from '@/containers/copying/CopyRow';
import { useMoney } from '@/containers/money/Money';
import { NotesButton } from '@/containers/NotesButton';
import { notes } from '@/containers/texts';
import { DialogButton } from '@/containers/DialogButton';
import { settingItems } from '@/containers/settings/settingItems';
import { formatDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import { addressLabels } from '@/domain/merchants/addressLabels';
import { maskNumber } from '@/domain/merchants/bankFields';
import { merchantTone, getStatusSnapshot, websiteAddress, type Merchant } from '@/domain/merchants/merchants';
import { numberOf } from '@/domain/rowNumbers';
import { addressOf, PATHS, type Query } from '@/domain/screens';
import { selectMerchantDetails } from '@/selectors/merchantDetails';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './MerchantDetailsDialog.module.scss';
import { MerchantIntegrations } from './MerchantIntegrations';
import { MerchantStatusChoice } from './MerchantStatusChoice';
import { MerchantSuspensions } from './MerchantSuspensions';
import * as texts from './detailsTexts';

const TITLE = texts.title;

type Props = { merchantId: string };

export function MerchantDetailsDialog({ merchantId }: Props) {
  const dispatch = useAppDispatch();
  const details = useAppSelector((state) => selectMerchantDetails(state, merchantId));
  const money = useMoney();
  if (!details) return <MissingRowDialog title={TITLE} noun="merchant" id={merchantId} />;

  const { merchant, integrations, listed } = details;
  const { name, status } = merchant;
  const { region, postalCode } = addressLabels(merchant.country);
  const link = (path: string, query: Query, label: string) => (
    <RouteLink to={addressOf(path, query)} className={styles.link}>
      {label}
    </RouteLink>
  );
  return (
    <Dialog
      title={TITLE}
      size="lg"
      dismiss="Close"
      onEdit={() => dispatch(innerDialogOpened({ kind: 'editMerchant', merchantId }))}
    >
      <div className={section.heading}>
        <h3 className={styles.name}>
          {name} <StatusBadge label={status} tone={merchantTone(status)} />
        </h3>
        <MerchantStatusChoice merchant={merchant} />
      </div>
      <CopyRow dialog={{ kind: 'merchantDetails', merchantId }} path={PATHS.merchants} id={numberOf(merchant)} />
      <MerchantSuspensions {...getStatusSnapshot(merchant)} />
      <DetailList
        items={[
          {
            term: texts.transactions,
            value: (
              <>
                {texts.transactionCounts(formatCount(merchant.transactions), formatCount(listed))}
                {link(PATHS.transactions, { paymentsOf: merchantId }, texts.viewTransactions)}
              </>
            ),
          },
          { term: texts.totalSales, value: texts.allTime(money(merchant.totalSales)) },
          {
            term: texts.statements,
            value: link(PATHS.merchants, { view: 'statements', of: merchantId }, texts.viewStatement),
          },
          ...settingItems('merchant', merchantId),
          {
            term: texts.event,
            value: <DialogButton dialog={{ kind: 'cancelEvent', merchantId }}>{texts.cancelEvent}</DialogButton>,
          },
          { term: notes, value: <NotesButton subject="merchant" subjectId={merchantId} /> },
          { term: texts.merchantSince, value: formatDay(merchant.joinedOn) },
          {
            term: texts.changes,
            value: link(PATHS.transactions, { view: 'changes', search: merchantId }, texts.changeHistory),
          },
        ]}
      />
      <h3>{texts.information}</h3>
      <DetailList
        isRoomy
        items={[
          { term: texts.contactPerson, value: <OptionalText text={merchant.contactPerson} /> },
          { term: texts.contactNumber, value: <OptionalText text={merchant.contactNumber} /> },
          { term: texts.businessEmail, value: <OptionalText text={merchant.businessEmail} /> },
          { term: texts.website, value: <Website website={merchant.website} /> },
          { term: texts.description, value: <OptionalText text={merchant.description} />, isWide: true },
        ]}
      />
      <h3>{texts.address}</h3>
      <DetailList
        items={[
          { term: texts.street, value: <OptionalText text={merchant.street} /> },
          { term: texts.city, value: <OptionalText text={merchant.city} /> },
          { term: region, value: <OptionalText text={merchant.state} /> },
          { term: postalCode, value: <OptionalText text={merchant.zipCode} /> },
          { term: texts.country, value: <OptionalText text={merchant.country} /> },
        ]}
      />
      <h3>{texts.bankAccount}</h3>
      <DetailList items={bankAccountItems(merchant)} />
      <MerchantIntegrations integrations={integrations} merchantName={name} />
    </Dialog>
  );
}

function bankAccountItems({ accountHolder = '', iban, bic, routingNumber, accountNumber }: Merchant) {
  const numbers = [
    { term: texts.iban, value: iban && maskNumber(iban) },
    { term: texts.bic, value: bic },
    { term: texts.routingNumber, value: routingNumber },
    { term: texts.accountNumber, value: accountNumber && maskNumber(accountNumber) },
  ];
  const holder = { term: texts.accountHolder, value: <OptionalText text={accountHolder} /> };
  return [holder, ...numbers.filter(({ value }) => value)];
}

function OptionalText({ text }: { text: string }) {
  return text === '' ? <span className="text-body-secondary">{texts.notGiven}</span> : text;
}

function Website({ website }: { website: string }) {
  const address = websiteAddress(website);
  if (address === undefined) return <OptionalText text={website} />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {website}
      <span className="visually-hidden"> {texts.newTab}</span>
    </a>
  );
}
