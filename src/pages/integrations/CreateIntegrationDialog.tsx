import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import ToggleButton from 'react-bootstrap/ToggleButton';
import ToggleButtonGroup from 'react-bootstrap/ToggleButtonGroup';
import { Dialog } from '@/components/Dialog';
import { EmbedCode } from '@/components/EmbedCode';
import { CONFIGURATIONS, embedCode, INTEGRATION_STATUSES, RATE_UNITS } from '@/domain/integrations';
import { selectNextIntegrationId } from '@/selectors/integrationsSelectors';
import { dialogClosed } from '@/slices/dialogsSlice';
import { selectMerchantRows } from '@/slices/merchantsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useEmbedCodeToasts } from './useEmbedCodeToasts';

export function CreateIntegrationDialog() {
  const dispatch = useAppDispatch();
  const merchants = useAppSelector(selectMerchantRows);
  const nextId = useAppSelector(selectNextIntegrationId);
  const toasts = useEmbedCodeToasts();
  const [name, setName] = useState('');
  const formId = useId();

  return (
    <Dialog
      title="Create Integration"
      size="lg"
      onClose={() => dispatch(dialogClosed())}
      footer={
        <>
          <Button variant="outline-secondary" onClick={() => dispatch(dialogClosed())}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <Form id={formId} className="form-grid" onSubmit={(event) => event.preventDefault()}>
        <Form.Group controlId={`${formId}-name`}>
          <Form.Label>Integration Name</Form.Label>
          <Form.Control value={name} onChange={({ target }) => setName(target.value)} />
        </Form.Group>
        <Form.Group controlId={`${formId}-merchant`}>
          <Form.Label>Select Merchant</Form.Label>
          <Form.Select defaultValue="">
            <option value="">Choose a merchant</option>
            {merchants.map((merchant) => (
              <option key={merchant.id} value={merchant.id}>
                {merchant.name}
              </option>
            ))}
          </Form.Select>
        </Form.Group>
        <fieldset>
          <legend className="form-label">Configuration</legend>
          <ToggleButtonGroup type="checkbox" className="flex-wrap">
            {CONFIGURATIONS.map((configuration) => (
              <ToggleButton
                key={configuration}
                id={`${formId}-${configuration}`}
                value={configuration}
                variant="outline-secondary"
                tabIndex={-1}
              >
                {configuration}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </fieldset>
        <Form.Group controlId={`${formId}-split`}>
          <Form.Label>Split Amount/Rate</Form.Label>
          <InputGroup>
            <Form.Control type="number" min="0" step="0.01" inputMode="decimal" />
            <Form.Select aria-label="Split unit" className="unit-select" defaultValue={RATE_UNITS[0]}>
              {RATE_UNITS.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </Form.Select>
          </InputGroup>
        </Form.Group>
        <Form.Group controlId={`${formId}-status`}>
          <Form.Label>Status</Form.Label>
          <Form.Select defaultValue={INTEGRATION_STATUSES[0]}>
            {INTEGRATION_STATUSES.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </Form.Select>
        </Form.Group>
        <div className="form-wide">
          <EmbedCode code={embedCode(nextId, name)} {...toasts} />
        </div>
      </Form>
    </Dialog>
  );
}
