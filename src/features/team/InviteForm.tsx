import { useState } from 'react';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import type { Me, Members } from '@/protocol/people';
import * as styles from './TeamDialog.module.scss';
import { PlainField, PlainSelect } from './account/PlainField';
import * as texts from './texts';
import { useSubmit } from './useSubmit';

type Props = {
  roles: Me['roles'];
  invitations: Members['invitations'];
  invite: (email: string, role: string) => Promise<string>;
  onInvited: () => void;
};

/** Creates an invitation. The administrator sends its link, because the server sends no e-mail. A used link disappears. */
export function InviteForm({ roles, invitations, invite, onInvited }: Props) {
  const [link, setLink] = useState<string>();
  const made = invitations.find((invitation) => invitation.link === link);
  const { problem, submit } = useSubmit(async ({ email = '', role = 'operator' }, form) => {
    setLink(await invite(email, role));
    form.reset();
    onInvited();
  });
  return (
    <form className={styles.form} onSubmit={submit} aria-label={texts.invite}>
      <h4>{texts.invite}</h4>
      <PlainField label={texts.email} name="email" type="email" autoComplete="off" />
      <PlainSelect label={texts.role} name="role" rows={roles} defaultValue="operator" />
      <SecondaryButton type="submit">{texts.createLink}</SecondaryButton>
      <div role="status">
        {problem ??
          (made && (
            <>
              <p className="mb-1">{texts.linkReady(made.email)}</p>
              <code className={styles.link}>{made.link}</code>
            </>
          ))}
      </div>
    </form>
  );
}
