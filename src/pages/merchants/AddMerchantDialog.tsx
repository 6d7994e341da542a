import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { Dialog } from '@/components/Dialog';
import { CITIES, COUNTRIES, STATES } from '@/domain/merchants';
import { dialogClosed } from '@/slices/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import { MerchantField } from './MerchantField';

export function AddMerchantDialog() {
  const dispatch = useAppDispatch();
  const formId = useId();
  const close = () => dispatch(dialogClosed());

  return (
    <Dialog
      title="Add New Merchant"
      size="lg"
      onClose={close}
      footer={
        <>
          <Button variant="outline-secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <fieldset className="form-grid">
          <legend>Merchant Information</legend>
          <MerchantField label="Merchant Name" isRequired />
          <MerchantField label="Contact Person" />
          <MerchantField label="Contact Number" type="tel" />
          <MerchantField label="Business Email" type="email" />
          <MerchantField label="Website" type="url" />
          <MerchantField label="Description" as="textarea" />
          <div className="logo-upload">
            <ImagePlus aria-hidden size={20} /> Upload logo
          </div>
        </fieldset>
        <fieldset className="form-grid">
          <legend>Merchant Address</legend>
          <MerchantField label="Street" isRequired />
          <MerchantField label="Country" isRequired options={COUNTRIES} />
          <MerchantField label="State" isRequired options={STATES} />
          <MerchantField label="Zip Code" isRequired />
          <MerchantField label="City" isRequired options={CITIES} />
        </fieldset>
      </Form>
    </Dialog>
  );
}
