import { use, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { RouteLink } from '@/components/text/RouteLink';
import { pluralOf } from '@/domain/lists/paging';
import { PATHS } from '@/domain/screens';
import { Dialog } from './Dialog';
import { DialogClosing } from './DialogClosing';
import * as texts from './texts';

/** The screens that list all rows of a noun. */
const LISTS = { transaction: PATHS.transactions, integration: PATHS.integrations, merchant: PATHS.merchants };

type Props = {
  title: string;
  noun: keyof typeof LISTS | 'discrepancy' | 'payout';
  id: string;
  /** What surrounds the text, because the row may still arrive. */
  around?: (missing: ReactNode) => ReactNode;
};

/** Replaces a dialog whose row does not exist, for example after a replayed action. */
export function MissingRowDialog({ title, noun, id, around = (missing) => missing }: Props) {
  const close = use(DialogClosing);
  return (
    <Dialog
      title={title}
      footer={
        <>
          {noun !== 'discrepancy' && noun !== 'payout' && (
            <RouteLink to={LISTS[noun]} className="btn btn-outline-secondary">
              {texts.seeAll(pluralOf(noun))}
            </RouteLink>
          )}
          <Button onClick={close}>{texts.close}</Button>
        </>
      }
    >
      {around(
        <p className="mb-0">
          {texts.cannotFind(noun)} <code>{id}</code>. {texts.maybeElsewhere}
        </p>,
      )}
    </Dialog>
  );
}
