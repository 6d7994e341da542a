import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';

/** Pseudo-classes and media that cannot apply before the style sheets have loaded. */
const LATER = /:(hover|focus|active|disabled|checked|target)|::(?!before|after)|:-|\[data-shown/;
const LATER_AT_RULES = /^(keyframes|font-face|page|property)$/;
const LATER_MEDIA = /print|prefers-reduced-motion|forced-colors/;

const DARK = '[data-bs-theme=dark]';
const UNKNOWN_THEME = ':root:not([data-bs-theme])';

/** Before initialPart.ts has run, a page shows only its frame. */
export const SHOWN_FIRST = 'data-shown="first"';

/**
 * The main area and the foot of the sidebar wait for initialPart.ts, which knows what of them this operator sees. That script loads
 * after the style sheets, so these parts wait for the style sheets, too.
 */
const WAITING = `[${SHOWN_FIRST}] :is(main,footer)`;

/** Shown when the console has not started after 15 seconds. It needs only the page itself, because no other file may arrive. */
export const NOT_STARTED =
  '<div id="not-started" role="alert">SplitPay has not started yet. The connection may be slow, or the server may not answer. What you recorded in this browser is safe. <a href="">Try again</a></div>';
const DELAY = '15s';

const FIRST_STYLES = [
  '@layer libraries,base,components,screens;',
  `${WAITING}{display:none}`,
  // `!important` in the first layer, because the style sheets remove animations for `prefers-reduced-motion`.
  `@layer libraries{[data-shown] #not-started{animation:not-started 0s ${DELAY} forwards!important}}`,
  '@keyframes not-started{to{visibility:visible}}',
  '#not-started{visibility:hidden;position:fixed;inset:auto 0 0;z-index:2000;padding:1rem;background:#fff3cd;color:#533f03}',
  '#not-started a{color:inherit;text-decoration:underline}',
  `@media (scripting:none){${WAITING}{display:block}#not-started{display:none}}`,
].join('');

/**
 * The inline styles that paint the frame of a page (sidebar or bar) while the style sheets load: all rules of `css` that can match
 * an element of the frame, light or dark.
 */
export function frameStylesOf(page: string, css: string): string {
  const isInFrame = matcherOf(frameOf(page));
  const styles = postcss.parse(css);
  styles.walkComments((comment) => void comment.remove());
  styles.walkAtRules((rule) => {
    if (LATER_AT_RULES.test(rule.name) || (rule.name === 'media' && LATER_MEDIA.test(rule.params))) rule.remove();
  });
  styles.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => selector === DARK || isInFrame(selector));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  removeUnusedProperties(styles);
  styles.walkRules(DARK, addPreferredDarkRule);
  removeEmptyRules(styles);
  return FIRST_STYLES + styles.toString();
}

function frameOf(page: string): string {
  return page.replace(/<main.*$/s, '').replaceAll(/<footer.*?<\/footer>/gs, '');
}

/** True if all elements, classes and attributes of a selector occur in the frame. */
function matcherOf(frame: string): (selector: string) => boolean {
  const classes = [...frame.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const names = new Set([
    'body',
    ...[...frame.matchAll(/<(\w+)/g)].map(([, name = '']) => name),
    ...classes.map((name) => `.${name}`),
    ...[...frame.matchAll(/ ([\w-]+)=/g)].map(([, name = '']) => `[${name}`),
  ]);
  return (selector) => {
    const meant = selector.replaceAll(/:not\([^)]*\)/g, '');
    const withoutStates = meant.replaceAll(/:+[\w-]+(\([^)]*\))?/g, '');
    const named = withoutStates.replaceAll(/(\[[\w-]+)[^\]]*\]/g, '$1').match(/[.#[]?[\w-]+/g) ?? [];
    return !LATER.test(meant) && named.every((name) => names.has(name));
  };
}

/** Removes custom properties that no remaining rule uses. */
function removeUnusedProperties(styles: postcss.Root): void {
  const used = (text: string) => new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  for (let before = '', text = styles.toString(); text !== before; before = text, text = styles.toString()) {
    const names = used(text);
    styles.walkDecls(/^--/, (declaration: Declaration) => {
      if (!names.has(declaration.prop)) declaration.remove();
    });
  }
}

/** Only a page without scripts does not know the chosen theme before its first paint. */
function addPreferredDarkRule(rule: Rule): void {
  const media = postcss.atRule({ name: 'media', params: '(prefers-color-scheme:dark)' });
  rule.after(media);
  media.append(rule.clone({ selector: UNKNOWN_THEME }));
}

function removeEmptyRules(styles: postcss.Root): void {
  styles.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  // Removing an empty rule can leave its parent empty.
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    styles.walkAtRules((rule: AtRule) => {
      if (rule.nodes?.length) return;
      rule.remove();
      isChanged = true;
    });
  }
}
