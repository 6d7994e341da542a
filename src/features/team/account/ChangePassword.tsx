import { useState } from 'react';
import { WrongPassword, type TeamPort } from '@/backend/team';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { NewPassword } from './NewPassword';
import { PlainField } from './PlainField';
import * as styles from '@/features/team/TeamDialog.module.scss';
import * as texts from '@/features/team/texts';
import { useSubmit } from '@/features/team/useSubmit';

/** Changes the password of the signed-in person. The current one is asked, because the page may be left open. */
export function ChangePassword({ team }: { team: TeamPort }) {
  const [isChanged, setIsChanged] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { problem, submit } = useSubmit(async ({ current = '', password = '' }, form) => {
    setIsChanged(false);
    setWrong(undefined);
    try {
      await team.changePassword(current, password);
    } catch (error) {
      if (!(error instanceof WrongPassword)) throw error;
      setWrong(error.message);
      const field = form.elements.namedItem('current');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    form.reset();
    setIsChanged(true);
  });
  return (
    <form className={styles.form} onSubmit={submit} aria-label={texts.changePassword}>
      <PlainField
        label={texts.currentPassword}
        name="current"
        type="password"
        autoComplete="current-password"
        message={wrong}
      />
      <NewPassword label={texts.newPassword} />
      <div role="status">{problem ?? (isChanged && texts.passwordChanged)}</div>
      <SecondaryButton type="submit">{texts.changePassword}</SecondaryButton>
    </form>
  );
}
