import { frameStylesOf, NOT_STARTED, SHOWN_FIRST } from '../../scripts/build/frameStyles';

const PAGE = `<div class="app"><div class="side"><nav><a class="entry" aria-current="page" href="/">Home</a></nav>
  <footer class="foot">Theme</footer></div><main class="main"><h1>Figures</h1></main></div>`;
const stylesOf = (css: string) => frameStylesOf(PAGE, css).replace(frameStylesOf(PAGE, ''), '');

test('Of the styles those of the frame are painted first, in their layers', () => {
  const frame =
    '@layer screens{.app .side>a.entry,nav{color:red}@media(width < 768px){.entry[aria-current]{margin:0}}}';
  expect(stylesOf(frame)).toBe(frame);
  expect(
    stylesOf('@layer screens{.entry,.main,h1,.foot{color:red}}@layer base{.other .entry,a[title]{margin:0}}'),
  ).toBe('@layer screens{.entry{color:red}}');
});

test('What is not seen at once is left to the style sheets, but for what is so until something is done', () => {
  expect(stylesOf('@media print{a{top:0}}a:hover{top:0}a::selection{top:0}@keyframes turn{to{top:0}}')).toBe('');
  const nested = ['layer a', 'layer b', 'media(width>1px)', 'supports(top:0)', 'media(width>2px)'];
  expect(stylesOf(`${nested.map((rule) => `@${rule}{`).join('')}.main{top:0}${'}'.repeat(nested.length)}`)).toBe('');
  expect(stylesOf('a:not(:focus){clip-path:inset(50%)}')).toBe('a:not(:focus){clip-path:inset(50%)}');
});

test('Of the properties those that the frame reads are there, in the dark where it is chosen or preferred', () => {
  const properties = ':root{--text:var(--ink);--ink:#000;--other:#111}[data-bs-theme=dark]{--ink:#fff;--other:#eee}';
  expect(stylesOf(`${properties}a{color:var(--text)}`)).toBe(
    ':root{--text:var(--ink);--ink:#000}[data-bs-theme=dark]{--ink:#fff}@media (prefers-color-scheme:dark){:root:not([data-bs-theme]){--ink:#fff}}a{color:var(--text)}',
  );
});

test('Until the last script has run, neither the main area nor the foot of the sidebar is shown; without scripts they are', () => {
  const waiting = `[${SHOWN_FIRST}] :is(main,footer)`;
  const styles = frameStylesOf(PAGE, '');
  expect(styles).toContain(`@layer libraries,base,components,screens;${waiting}{display:none}`);
  expect(styles).toContain(`@media (scripting:none){${waiting}{display:block}`);
});

test('A page whose scripts never arrive says so after some seconds, by itself, and leads to the same address', () => {
  expect(NOT_STARTED).toContain('<a href="">Try again</a>');
  const styles = frameStylesOf(PAGE, '');
  expect(styles).toContain('[data-shown] #not-started{animation:not-started 0s 15s forwards!important}');
  expect(styles).toContain('#not-started{visibility:hidden;');
  expect(styles).toContain('#not-started{display:none}}');
});
