import { useState } from 'react';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { PlainField } from './PlainField';
import * as texts from '@/features/team/texts';

/** A password that a person chooses and can read while typing. The server has the same limits. */
export function NewPassword({ label = texts.password, isFirst = false }: { label?: string; isFirst?: boolean }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <PlainField
        label={label}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        hint={texts.passwordHint}
        minLength={12}
        maxLength={128}
        isFirst={isFirst}
      />
      <SmallButton onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hidePassword : texts.showPassword}
      </SmallButton>
    </>
  );
}
