import type { ComponentProps } from 'react';
import Button from 'react-bootstrap/Button';
import { focusAnswer, onceAsked } from '@/components/buttons/onceAsked';
import { RowButton } from '@/components/buttons/SecondaryButton';
import { notChanged } from '@/commands/texts/workspaceTexts';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { selectMayEditShared } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';
import { StatusBadge } from '@/components/badges/StatusBadge';

type Props = {
  name: string;
  question: string;
  /** What is done, and whether it is dangerous. */
  act: { label: string; variant: 'danger' | 'primary' };
  onCancel: () => void;
  onConfirmed: () => void;
};

/** Asks in the row of the workspace, so that the operator sees which one it is about. */
export function WorkspaceQuestion({ name, question, act: { label, variant }, onCancel, onConfirmed }: Props) {
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small role="alert">{question}</small>
      </div>
      <span className="d-flex gap-2">
        <RowButton label={texts.keep} about={name} ref={focusAnswer} onClick={onCancel} />
        <RowButton label={label} about={name} variant={variant} onClick={onceAsked(onConfirmed)} />
      </span>
    </>
  );
}

/** Marks the open workspace; any other has a button that opens it. */
export function OpenWorkspace({ id, name, isOpen }: { id: string; name: string; isOpen: boolean }) {
  const { openWorkspace } = useWorkspaceServices();
  return isOpen ? (
    <StatusBadge label={texts.isOpen} tone="green" />
  ) : (
    <RowButton label={texts.open} about={name} onClick={() => openWorkspace(id)} />
  );
}

type SharedProps = ComponentProps<typeof Button> & { refusedTitle?: string };

/** A button that needs the right to change workspaces of the team. If the role of the person lacks it, a press says who may. */
export function SharedButton({ refusedTitle = notChanged, ...props }: SharedProps) {
  const dispatch = useAppDispatch();
  const permission = useAppSelector(selectMayEditShared);
  const currency = useAppSelector(selectCurrency);
  if (permission.allowed) return <Button {...props} />;
  const text = describeRefusal(permission.refusal, currency);
  const showReason = () => void dispatch(toastShown({ title: refusedTitle, text }));
  return <Button {...props} aria-disabled title={text} onClick={showReason} />;
}
