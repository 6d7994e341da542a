import { frameStylesOf, NOT_STARTED, SHOWN_FIRST } from '../../scripts/build/frameStyles';

const PAGE = `<div class="app"><div class="side"><nav><a class="entry" aria-current="page" href="/">Home</a></nav>
  <footer class="foot">Theme</footer></div><main class="main"><h1>Figures</h1></main></div>`;
const stylesOf = (css: string) => frameStylesOf(PAGE, css).replace(frameStylesOf(PAGE, ''), '');

test('The inlined styles are those of the frame, in their layers', () => {
  const frame =
    '@layer screens{.app .side>a.entry,nav{color:red}@media(width < 768px){.entry[aria-current]{margin:0}}}';
  expect(stylesOf(frame)).toBe(frame);
  expect(
    stylesOf('@layer screens{.entry,.main,h1,.foot{color:red}}@layer base{.other .entry,a[title]{margin:0}}'),
  ).toBe('@layer screens{.entry{color:red}}');
});

test('Styles that need an action or another medium stay in the style sheets, unless they apply before the action', () => {
  expect(stylesOf('@media print{a{top:0}}a:hover{top:0}a::selection{top:0}@keyframes turn{to{top:0}}')).toBe('');
  const nested = ['layer a', 'layer b', 'media(width>1px)', 'supports(top:0)', 'media(width>2px)'];
  expect(stylesOf(`${nested.map((rule) => `@${rule}{`).join('')}.main{top:0}${'}'.repeat(nested.length)}`)).toBe('');
  expect(stylesOf('a:not(:focus){clip-path:inset(50%)}')).toBe('a:not(:focus){clip-path:inset(50%)}');
});

test('The inlined custom properties are those that the frame uses, with the dark values if dark is chosen or preferred', () => {
  const properties = ':root{--text:var(--ink);--ink:#000;--other:#111}[data-bs-theme=dark]{--ink:#fff;--other:#eee}';
  expect(stylesOf(`${properties}a{color:var(--text)}`)).toBe(
    ':root{--text:var(--ink);--ink:#000}[data-bs-theme=dark]{--ink:#fff}@media (prefers-color-scheme:dark){:root:not([data-bs-theme]){--ink:#fff}}a{color:var(--text)}',
  );
});

test('The main area and the sidebar footer are hidden until the last script has run, and shown without scripts', () => {
  const waiting = `[${SHOWN_FIRST}] :is(main,footer)`;
  const styles = frameStylesOf(PAGE, '');
  expect(styles).toContain(`@layer libraries,base,components,screens;${waiting}{display:none}`);
  expect(styles).toContain(`@media (scripting:none){${waiting}{display:block}`);
});

test('A page whose scripts do not load shows a message after some seconds, with a link to the same address', () => {
  expect(NOT_STARTED).toContain('<a href="">Try again</a>');
  const styles = frameStylesOf(PAGE, '');
  expect(styles).toContain('[data-shown] #not-started{animation:not-started 0s 15s forwards!important}');
  expect(styles).toContain('#not-started{visibility:hidden;');
  expect(styles).toContain('#not-started{display:none}}');
});
