import type { ComponentProps } from 'react';
import Button from 'react-bootstrap/Button';

type Props = ComponentProps<typeof Button>;

/** A button that is not the main action of its screen or dialog. */
export function SecondaryButton(props: Props) {
  return <Button variant="outline-secondary" {...props} />;
}

/** A secondary button in a row, a banner or a toolbar. */
export function SmallButton(props: Props) {
  return <SecondaryButton size="sm" {...props} />;
}
