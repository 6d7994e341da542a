import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { changeMerchantStatus } from '@/commands/merchants';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import type { Merchant } from '@/domain/merchants/merchants';
import { MERCHANT_STATUSES } from '@/domain/merchants/vocabulary';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './detailsTexts';

type Props = { merchant: Merchant };

/** Changes the status. Suspended asks for a reason first. */
export function MerchantStatusChoice({ merchant }: Props) {
  const dispatch = useAppDispatch();
  return (
    <ButtonGroup size="sm" aria-label={texts.changeStatus}>
      {MERCHANT_STATUSES.map((status) => {
        const isCurrent = status === merchant.status;
        return (
          <SecondaryButton
            key={status}
            active={isCurrent}
            aria-pressed={isCurrent}
            onClick={() => {
              if (isCurrent) return;
              if (status === 'Suspended')
                dispatch(innerDialogOpened({ kind: 'suspendMerchant', merchantId: merchant.id }));
              else dispatch(changeMerchantStatus(merchant.id, status));
            }}
          >
            {status}
          </SecondaryButton>
        );
      })}
    </ButtonGroup>
  );
}
