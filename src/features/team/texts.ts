import { pendingMark } from '@/selectors/sync/pendingTexts';
import { timeOfDate } from '@/domain/calendar/dates';
import { formatMoment } from '@/domain/calendar/moments';
import { describeCount } from '@/domain/lists/paging';

export const title = 'Team and account';
export const people = 'People';
export const peopleOf = (team: string) => `People of ${team}`;
export const you = 'You';
export const remove = 'Remove';
/** `open` assignments are those of the open workspace. */
export const removeQuestion = (name: string, open: number) =>
  `Remove ${name}? They are signed out and see no workspace of the team any more. What they recorded stays.${
    open === 0
      ? ''
      : ` ${describeCount(open, 'open assignment')} of this workspace ${open === 1 ? 'stays' : 'stay'} with ${name} until reassigned.`
  }`;
export const roleQuestion = (name: string, role: string) => `Give ${name} the role ${role}?`;
export const changeRole = 'Change role';
/** 'Then nobody else could approve what Ana Ruiz proposes: Refunds above $500.00 need approval.' */
export const ruleImpossible = (rule: string, proposers: readonly string[]) =>
  `Then nobody else could approve what ${new Intl.ListFormat('en-US').format(proposers)} ${proposers.length === 1 ? 'proposes' : 'propose'}: ${rule}`;
export const resetPassword = 'Reset password';
export const endTwoFactor = 'Turn off two-factor';
export const endTwoFactorQuestion = (name: string) =>
  `Turn off two-factor sign-in of ${name}? Then the password alone signs in. ${name} is signed out and can turn it on again.`;
export const resetReady = (name: string) =>
  `Send this link to ${name}, who chooses a new password with it. It works once and expires after a day. Two-factor sign-in stays on.`;
export const resetLink = 'Link for a new password';
export const keep = 'Keep';
export const invitations = 'Open invitations';
export const copyLink = 'Copy link';
export const link = 'link';
/** 'Operator, valid until Dec 4, 2026, 14:09', at the time of the person's device. */
export const invited = (role: string, expiresAt: string | undefined, isExpired: boolean) =>
  expiresAt === undefined
    ? role
    : `${role}, ${isExpired ? 'expired on' : 'valid until'} ${formatMoment(timeOfDate(new Date(expiresAt)))}`;
export const withdraw = 'Withdraw';
export const invite = 'Invite a person';
export const email = 'Email';
export const role = 'Role';
export const createLink = 'Create invitation link';
export const linkReady = (email: string) =>
  `Send this link to ${email}. It works once and expires after 7 days. SplitPay does not send it.`;
export const forbidden = 'Your role does not allow this';
export const roleOf = (name: string) => `Role of ${name}`;
export const viewRoles = 'View roles';

export const account = 'Your account';
export const name = 'Your name';
export const nameHint = 'New changes carry it. What you recorded before keeps the earlier name.';
export const changeName = 'Change name';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const passwordHint = 'At least 12 characters';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const changePassword = 'Change password';
export const passwordChanged = 'Your password is changed. You are signed out in your other browsers.';
export const twoFactorOn = 'Two-factor sign-in is on.';
export const twoFactorOff =
  'Two-factor sign-in is off. With it, signing in also needs a code of your authenticator app.';
export const password = 'Password';
export const turnOn = 'Turn on two-factor sign-in';
export const turnOff = 'Turn off two-factor sign-in';
export const scan = 'Scan this QR code with your authenticator app, then enter the code that the app shows.';
export const qrCode = 'QR code for your authenticator app';
export const addAddress = 'If you cannot scan it, add this address to the app:';
export const address = 'Address for the app';
export const backupCodes = 'Backup codes: each works once if you do not have your app. Store them safely.';
export const code = 'Code';
export const confirm = 'Confirm code';
export const signOut = 'Sign out';
export const signOutQuestion = (count: number) =>
  `${describeCount(count, 'change')} of this workspace ${count === 1 ? 'waits' : 'wait'} for the server. Waiting changes stay in this browser, and are sent only when you sign in here again. Sign out?`;
export const staySignedIn = 'Stay signed in';

export const lineCut = 'The server cannot be reached.';
export const lineCutText = 'You see the newest state that this browser has, and you can go on working.';
export const waiting = (count: number) =>
  `${describeCount(count, 'change')} ${count === 1 ? 'waits' : 'wait'} for the server, which then accepts or refuses ${count === 1 ? 'the change' : 'each of them'}. Until then, totals and balances include ${count === 1 ? 'this change' : 'these changes'}.`;

export const approvals = 'Approvals';
export const approvalsHint = 'Rules of the open workspace say which refunds, voids and payouts need a second person.';
export const approvalRules = 'Approval rules';

/** The message of a change that the server has not accepted and may refuse. */
export const heldUp = {
  title: pendingMark,
  textOf: (title: string) =>
    `${title}, but the server has not accepted it yet. Act on it only after the server has accepted it.`,
};
