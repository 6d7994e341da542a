type TrustedTypes = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown };

// The page's policy rejects markup in strings. ECharts clears elements with an empty string, which is the only accepted
// one.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (html === '') return html;
    throw new TypeError('Unsafe markup');
  },
});
