import { useId, type ComponentProps } from 'react';
import Button from 'react-bootstrap/Button';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import type { Act } from '@/domain/permissions/acts';
import { selectPermission } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';

type Props = ComponentProps<typeof Button> & { act: Act };

/**
 * A button for an act. If the role of the person does not allow it, it looks disabled and its description says who may; a
 * press shows the same sentence, because a phone has no description.
 */
export function ActButton({ act, children, ...button }: Props) {
  const reasonId = useId();
  const permission = useAppSelector((state) => selectPermission(state, act));
  const currency = useAppSelector(selectCurrency);
  if (permission.allowed) return <Button {...button}>{children}</Button>;
  const reason = describeRefusal(permission.refusal, currency);
  return (
    <>
      <Button {...button} aria-disabled aria-describedby={reasonId} title={reason}>
        {children}
      </Button>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}
