import { PlainField } from './PlainField';
import * as texts from './texts';

/** A password that a person chooses. The server has the same limits. */
export function NewPassword({ label = texts.password, isFirst = false }: { label?: string; isFirst?: boolean }) {
  return (
    <PlainField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      hint={texts.passwordHint}
      minLength={12}
      maxLength={128}
      isFirst={isFirst}
    />
  );
}
