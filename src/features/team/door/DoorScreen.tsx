import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { DoorPort } from '@/backend/team';
import { Notice } from '@/components/page/Notice';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { messageOf } from '@/lib/objects';
import type { Door, Me } from '@/protocol/people';
import { NewPassword } from '@/features/team/account/NewPassword';
import { PlainField } from '@/features/team/account/PlainField';
import { DoorCard, DoorForm } from './DoorCard';
import { LinkCard } from './LinkCard';
import * as styles from './door.module.scss';
import * as texts from './texts';

type Props = { port: DoorPort; onOpened: () => void };

/** What a person who is not signed in sees, or has followed a link: sign-in, the setup of a new server, an invitation or a reset. */
export function DoorScreen({
  port,
  facts,
  me,
  address,
  hasEnded = false,
  onOpened,
}: Props & { facts: Door; me?: Me; address: URL; hasEnded?: boolean }) {
  const invitation = address.searchParams.get('invitation');
  const token = address.searchParams.get('token');
  const [isReset, setIsReset] = useState(false);
  if (address.pathname === '/join' && me)
    return (
      <DoorCard title={texts.signedInTitle(me.user.name)}>
        <p>{texts.linkForOthers}</p>
        <a href="/">{texts.toDashboard}</a>
      </DoorCard>
    );
  if (address.pathname === '/join' && invitation) return <Join port={port} id={invitation} onOpened={onOpened} />;
  if (address.pathname === '/reset' && token && !isReset)
    return <ResetPassword port={port} token={token} onSaved={() => setIsReset(true)} />;
  const isSetup = address.pathname === '/setup';
  const warning = isSetup ? texts.linkUsed : hasEnded && !isReset ? texts.ended : undefined;
  const signIn = { port, provider: facts.oidc, warning, news: isReset ? texts.passwordChanged : undefined, onOpened };
  if (!facts.isNew) return <SignIn {...signIn} />;
  if (isSetup && token) return <SetUp port={port} token={token} onOpened={onOpened} />;
  return (
    <DoorCard title={texts.notSetUpTitle}>
      <p className="mb-0">{texts.notSetUp}</p>
    </DoorCard>
  );
}

type SignInProps = Props & Record<'provider' | 'warning' | 'news', string | undefined>;

function SignIn({ port, provider, warning, news, onOpened }: SignInProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (needsCode)
    return (
      <DoorCard title={texts.codeTitle}>
        <DoorForm submitLabel={texts.goOn} onSubmit={({ code = '' }) => port.confirmCode(code.trim()).then(onOpened)}>
          <PlainField label={texts.code} name="code" autoComplete="one-time-code" hint={texts.codeHint} isFirst />
        </DoorForm>
      </DoorCard>
    );
  return (
    <DoorCard title={texts.signInTitle}>
      {warning !== undefined && (
        <Notice variant="warning" about="part" className="mb-0">
          {warning}
        </Notice>
      )}
      {news !== undefined && (
        <p role="status" className="mb-0">
          {news}
        </p>
      )}
      <DoorForm
        submitLabel={texts.signIn}
        onSubmit={async ({ email = '', password = '' }) => {
          if ((await port.signIn(email, password)) === 'code') setNeedsCode(true);
          else onOpened();
        }}
      >
        <PlainField label={texts.email} name="email" type="email" autoComplete="username" isFirst />
        <PlainField label={texts.password} name="password" type="password" autoComplete="current-password" />
      </DoorForm>
      <div className={styles.further}>
        {provider !== undefined && (
          <>
            <span>{texts.or}</span>
            <SecondaryButton
              onClick={() => void port.signInByProvider().catch((error: unknown) => setProblem(messageOf(error)))}
            >
              {texts.signInBy(provider)}
            </SecondaryButton>
            {problem !== undefined && <span role="alert">{problem}</span>}
          </>
        )}
        <small className="text-body-secondary">{texts.noAccount}</small>
      </div>
    </DoorCard>
  );
}

function SetUp({ port, token, onOpened }: Props & { token: string }) {
  return (
    <DoorCard title={texts.setUpTitle}>
      <p className="mb-0">{texts.setUpText}</p>
      <DoorForm
        submitLabel={texts.createTeam}
        onSubmit={({ team = '', name = '', email = '', password = '' }) =>
          port.setUp({ token, team, name, email, password }).then(onOpened)
        }
      >
        <PlainField
          label={texts.team}
          name="team"
          autoComplete="organization"
          hint={texts.teamHint}
          maxLength={80}
          isFirst
        />
        <PlainField label={texts.name} name="name" autoComplete="name" hint={texts.nameHint} maxLength={80} />
        <PlainField label={texts.email} name="email" type="email" autoComplete="username" />
        <NewPassword />
      </DoorForm>
    </DoorCard>
  );
}

function Join({ port, id, onOpened }: Props & { id: string }) {
  return (
    <LinkCard ask={port.invitation} id={id} failedTitle={texts.joinFailedTitle} failed={texts.joinFailed}>
      {(invitation) => (
        <DoorCard title={texts.joinTitle(invitation.team)}>
          <p className="mb-0">{texts.invitedBy(invitation.invitedBy)}</p>
          <DoorForm
            submitLabel={texts.join}
            onSubmit={({ name = '', password = '' }) => port.join({ invitation: id, name, password }).then(onOpened)}
          >
            <PlainField
              label={texts.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={invitation.email}
              readOnly
            />
            <PlainField
              label={texts.name}
              name="name"
              autoComplete="name"
              hint={texts.nameHint}
              maxLength={80}
              isFirst
            />
            <NewPassword />
          </DoorForm>
          <small>
            {texts.hasAccount} <a href="/">{texts.signIn}</a>
          </small>
        </DoorCard>
      )}
    </LinkCard>
  );
}

/** A person with the link of an administrator chooses a new password. */
function ResetPassword({ port, token, onSaved }: { port: DoorPort; token: string; onSaved: () => void }) {
  return (
    <LinkCard ask={port.reset} id={token} failedTitle={texts.resetFailedTitle}>
      {(person) => (
        <DoorCard title={texts.resetTitle}>
          <p className="mb-0">{texts.resetFor(person)}</p>
          <DoorForm
            submitLabel={texts.savePassword}
            onSubmit={({ password = '' }) => port.setPassword(token, password).then(onSaved)}
          >
            <NewPassword isFirst />
          </DoorForm>
        </DoorCard>
      )}
    </LinkCard>
  );
}

/** Shown if the server cannot be reached and this browser knows nobody who was signed in. */
export function Unreachable() {
  return (
    <DoorCard title={texts.unreachableTitle}>
      <p>{texts.unreachable}</p>
      <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
    </DoorCard>
  );
}
