import { PRODUCT_NAME } from '@/domain/product';

export const signIn = 'Sign in';
export const signInTitle = `Sign in to ${PRODUCT_NAME}`;
export const ended =
  'You are signed out: your session has ended, or somebody else has signed in in this browser. When you sign in again, changes that wait for the server are sent, and forms have what you typed.';
export const email = 'Email';
export const password = 'Password';
export const signInBy = (provider: string) => `Sign in with ${provider}`;
export const or = 'or';
export const noAccount = 'You need an invitation to get an account. Ask an administrator of your team.';
export const linkUsed = 'This link was used already. Sign in.';
export const codeTitle = 'Enter your code';
export const code = 'Code';
export const codeHint = 'The 6 digits of your authenticator app, or one of your backup codes';
export const goOn = 'Continue';

export const notSetUpTitle = 'This server has no team yet';
export const notSetUp = 'Open the setup link that the server printed when it started. It works once.';

export const setUpTitle = 'Set up your team';
export const setUpText = 'You become the administrator. You can invite your colleagues next.';
export const team = 'Team name';
export const teamHint = 'For example, the name of your company';
export const name = 'Your name';
export const nameHint = 'Your colleagues see it on everything that you record';
export const createTeam = 'Create team';

export const joinTitle = (teamName: string) => `Join ${teamName}`;
export const invitedBy = (person: string) => `${person} invited you.`;
export const join = 'Create account';
export const joinFailedTitle = 'This invitation does not work';
export const joinFailed = (reason: string) => `${reason} If you have an account, sign in.`;
export const hasAccount = 'You have an account already? Then sign in, and you join the team.';
export const signedInTitle = (person: string) => `You are signed in as ${person}`;
export const linkForOthers =
  'An invitation creates the account of a new colleague. To use this one, sign out first, or open it in another browser.';
export const toDashboard = 'Go to Dashboard';
export const toSignIn = 'Go to sign-in';

export const resetTitle = 'Choose a new password';
export const resetFor = ({ name, email }: { name: string; email: string }) => `For the account of ${name}, ${email}.`;
export const savePassword = 'Save password';
export const resetFailedTitle = 'This link does not work';
export const passwordChanged = 'Your password is changed. Sign in with it.';

export const unreachableTitle = 'The server cannot be reached';
export const unreachable = 'Check your connection, then try again.';
export const tryAgain = 'Try again';
export const loading = 'Loading';
