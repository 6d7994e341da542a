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

/** A small button in a row of a list. For screen readers, its name also has what the row is about. */
export function RowButton({ label, about, ...button }: Props & { label: string; about: string }) {
  return (
    <SmallButton {...button}>
      {label} <span className="visually-hidden">{about}</span>
    </SmallButton>
  );
}
