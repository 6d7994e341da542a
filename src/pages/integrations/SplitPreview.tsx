import { splitParts } from '@/components/split/parties';
import { SplitBar } from '@/components/split/SplitBar';
import { useMoney } from '@/containers/money/Money';
import { previewSplit, previewPayment, type IntegrationDraft } from '@/domain/integrations/integrationForm';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './SplitPreview.module.scss';
import * as texts from './formTexts';

/** The preview of a payment's split with the typed rates. */
export function SplitPreview({ draft }: { draft: IntegrationDraft }) {
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const payment = money(previewPayment(currency));
  const preview = previewSplit(draft, currency);
  return (
    <section className={styles.preview} aria-label={texts.howSplit(payment)}>
      <h3>{texts.howSplit(payment)}</h3>
      {preview ? (
        <>
          <SplitBar label={texts.shares(payment)} parties={splitParts(preview.allocation)} money={money} />
          {preview.surcharge !== null && (
            <p>{texts.surchargeOnTop(money(preview.surcharge), money(preview.payment + preview.surcharge))}</p>
          )}
          {preview.coveredFrom !== null && <p>{texts.notCoveredBelow(money(preview.coveredFrom))}</p>}
        </>
      ) : (
        <p>{texts.enterSplit}</p>
      )}
    </section>
  );
}
