import Button from 'react-bootstrap/Button';
import { StatusBadge } from '@/components/badges/StatusBadge';
import * as texts from './texts';

/** Marks the open workspace; any other has a button that opens it. */
export function OpenWorkspace({ isOpen, name, onOpened }: { isOpen: boolean; name: string; onOpened: () => void }) {
  return isOpen ? (
    <StatusBadge label={texts.isOpen} tone="green" />
  ) : (
    <Button variant="outline-secondary" size="sm" onClick={onOpened}>
      {texts.open} <span className="visually-hidden">{name}</span>
    </Button>
  );
}
