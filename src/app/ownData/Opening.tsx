import Button from 'react-bootstrap/Button';
import { StatusBadge } from '@/components/badges/StatusBadge';

/** Whether a workspace is open, or else what opens it. */
export function Opening({ isOpen, name, onOpened }: { isOpen: boolean; name: string; onOpened: () => void }) {
  return isOpen ? (
    <StatusBadge label="Open" tone="green" />
  ) : (
    <Button variant="outline-secondary" size="sm" onClick={onOpened}>
      Open <span className="visually-hidden">{name}</span>
    </Button>
  );
}
