import { useId, type ComponentProps, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { Dialog } from '@/components/dialogs/Dialog';

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'help' | 'size' | 'question' | 'onClose' | 'children'> & {
  submitLabel: ReactNode;
  /** The action restricts somebody, so its button is red. */
  isGrave?: boolean;
  onSubmit: () => void;
};

/** A dialog that is a form, with Cancel and one button that submits it. */
export function SubmitDialog({ submitLabel, isGrave = false, onSubmit, children, ...dialog }: Props) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      dismiss="Cancel"
      footer={
        <Button type="submit" form={id} variant={isGrave ? 'danger' : 'primary'}>
          {submitLabel}
        </Button>
      }
    >
      <Form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </Form>
    </Dialog>
  );
}
