import { splitParts } from '@/components/split/parties';
import { SplitBar } from '@/components/split/SplitBar';
import { useMoney } from '@/containers/useMoney';
import { previewSplit, previewPayment, type IntegrationDraft } from '@/domain/integrations/integrationForm';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './SplitPreview.module.scss';

/** The preview of a payment's split with the typed rates. */
export function SplitPreview({ draft }: { draft: IntegrationDraft }) {
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const payment = money(previewPayment(currency));
  const preview = previewSplit(draft, currency);
  return (
    <section className={styles.preview} aria-label={`How ${payment} divides`}>
      <h3>How {payment} divides</h3>
      {preview ? (
        <>
          <SplitBar label={`Parts of ${payment}`} parties={splitParts(preview.allocation)} money={money} />
          {preview.surcharge !== null && (
            <p>
              The customer pays {money(preview.surcharge)} on top: {money(preview.payment + preview.surcharge)} in all.
            </p>
          )}
          {preview.coveredFrom !== null && (
            <p>
              Below a payment of {money(preview.coveredFrom)} the fees no longer cover this split: the platform then
              takes what the processor leaves, and the partner gets nothing.
            </p>
          )}
        </>
      ) : (
        <p>It shows here once the split is a valid number.</p>
      )}
    </section>
  );
}
