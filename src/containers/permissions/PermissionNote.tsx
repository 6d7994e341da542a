import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import type { Act } from '@/domain/permissions/acts';
import { selectPermission } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';

type Props = { acts: readonly Act[]; className?: string | undefined };

/** Who may do what the role of the person does not allow here. Nothing if the person may do everything. */
export function PermissionNote({ acts, className }: Props) {
  const currency = useAppSelector(selectCurrency);
  const text = useAppSelector((state) =>
    acts
      .map((act) => selectPermission(state, act))
      .flatMap((permission) => (permission.allowed ? [] : describeRefusal(permission.refusal, currency)))
      .join(' '),
  );
  return text === '' ? null : <p className={className}>{text}</p>;
}
