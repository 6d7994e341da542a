import { useState } from 'react';
import type { TeamPort } from '@/backend/team';
import * as styles from '@/features/team/TeamDialog.module.scss';
import { PlainField } from './PlainField';
import { QrCode } from './QrCode';
import * as texts from '@/features/team/texts';
import { useSubmit } from '@/features/team/useSubmit';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';

type Started = { address: string; backupCodes: readonly string[] };

/** Turns two-factor sign-in on or off. The password is asked, because the page may be left open. */
export function TwoFactor({ team }: { team: TeamPort }) {
  const [isOn, setIsOn] = useState(team.me.user.hasTwoFactor);
  const [started, setStarted] = useState<Started>();
  const { problem, submit } = useSubmit(async ({ password = '', code = '' }) => {
    if (started) {
      await team.confirmTwoFactor(code.trim());
      setStarted(undefined);
      setIsOn(true);
    } else if (isOn) {
      await team.endTwoFactor(password);
      setIsOn(false);
    } else setStarted(await team.startTwoFactor(password));
  });
  return (
    // A new form for each step, so that no password stays in a field of another one.
    <form key={`${started !== undefined} ${isOn}`} className={styles.form} onSubmit={submit}>
      {started ? (
        <>
          <p className="mb-0">{texts.scan}</p>
          <QrCode text={started.address} label={texts.qrCode} />
          <p className="mb-0">{texts.addAddress}</p>
          <code className={styles.link} aria-label={texts.address}>
            {started.address}
          </code>
          <p className="mb-0">{texts.backupCodes}</p>
          <ul className={`list-unstyled mb-0 ${styles.codes}`}>
            {started.backupCodes.map((backupCode) => (
              <li key={backupCode}>{backupCode}</li>
            ))}
          </ul>
          <PlainField label={texts.code} name="code" autoComplete="one-time-code" inputMode="numeric" isFirst />
        </>
      ) : (
        <>
          <p className="mb-0">{isOn ? texts.twoFactorOn : texts.twoFactorOff}</p>
          <PlainField label={texts.password} name="password" type="password" autoComplete="current-password" />
        </>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <SecondaryButton type="submit">{started ? texts.confirm : isOn ? texts.turnOff : texts.turnOn}</SecondaryButton>
    </form>
  );
}
