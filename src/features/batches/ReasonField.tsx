import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { REFUND_REASONS, refundReasonName, type RefundReason } from '@/domain/payments/vocabulary';
import * as texts from './texts';

type Props = { reason: RefundReason; onChange: (reason: RefundReason) => void };

/** The reason of all refunds of a batch. */
export function ReasonField({ reason, onChange }: Props) {
  const id = useId();
  return (
    <Form.Group controlId={id}>
      <Form.Label>{texts.reason}</Form.Label>
      <Form.Select
        value={reason}
        onChange={({ target }) => onChange(REFUND_REASONS.find((name) => name === target.value) ?? reason)}
      >
        {REFUND_REASONS.map((name) => (
          <option key={name} value={name}>
            {refundReasonName(name)}
          </option>
        ))}
      </Form.Select>
    </Form.Group>
  );
}
