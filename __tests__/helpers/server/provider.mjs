// An OpenID Connect provider on this computer, in a separate process. It signs in whom `login_hint` names, without a page.
// Prints its address. The first argument is the address to which it may send people back.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [, , redirectUri] = process.argv;
const server = createServer().listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'splitpay',
      client_secret: 'secret-of-the-client',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['a key of the provider'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      name: `${id} of the provider`,
      email: `${id.replace('unconfirmed-', '')}@acme.example`,
      email_verified: !id.startsWith('unconfirmed-'),
    }),
  }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const answer = provider.callback();
server.on('request', async (request, response) => {
  if (!request.url.startsWith('/interaction/')) return answer(request, response);
  const { params } = await provider.interactionDetails(request, response);
  return provider.interactionFinished(request, response, { login: { accountId: params.login_hint } });
});
console.log(issuer);
