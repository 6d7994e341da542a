import { BRITISH_SPELLING, isLabel, matching, PRIVATE_WORDS, REPLACED_TERMS, VAGUE_LABEL } from './bannedWords';
import { filesIn, isCatalog, literalsOf, sentencesIn, paragraphsOf, textsInMarkup, type Finding } from './sources';

const catalogs = filesIn('src').filter(isCatalog);
const texts = catalogs.flatMap(literalsOf);
const articles = filesIn('src', /\.md$/).flatMap(paragraphsOf);
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...filesIn('docs', /\.md$/)].flatMap(
  paragraphsOf,
);

const wrongTexts = (findings: Finding[], wrong: (text: string) => string[]) =>
  findings.flatMap(({ at, text }) => wrong(text).map((word) => `${at}: '${word}' in '${text}'`));

test('Screen texts and articles use no word of the private language', () => {
  expect(wrongTexts([...texts, ...articles], (text) => matching(PRIVATE_WORDS, text))).toEqual([]);
});

test('Screen texts and articles use no term that the glossary replaces', () => {
  expect(wrongTexts([...texts, ...articles], (text) => matching(REPLACED_TERMS, text))).toEqual([]);
});

test('Screen texts and articles are spelled as in the USA', () => {
  expect(wrongTexts([...texts, ...articles], (text) => matching(BRITISH_SPELLING, text))).toEqual([]);
});

test('Documents use no word of the private language, and are spelled as in the USA', () => {
  expect(wrongTexts(documents, (text) => matching([...PRIVATE_WORDS, ...BRITISH_SPELLING], text))).toEqual([]);
});

test('Apostrophes and quotation marks are straight', () => {
  const components = filesIn('src', /\.tsx$/).flatMap(literalsOf);
  expect(
    wrongTexts([...texts, ...articles, ...components], (text) => matching([/[\u2018\u2019\u201c\u201d]/], text)),
  ).toEqual([]);
});

test('No label of a button says it, that or this one', () => {
  expect(wrongTexts(texts, (text) => (isLabel(text) ? matching([VAGUE_LABEL], text) : []))).toEqual([]);
});

test('Components show texts of the catalogs alone', () => {
  const components = ['features', 'pages', 'containers', 'components', 'app'].flatMap((room) =>
    filesIn(`src/${room}`, /\.tsx$/),
  );
  expect(components.flatMap(textsInMarkup).map(({ at, text }) => `${at}: '${text}'`)).toEqual([]);
});

/** The notes of its corrections are part of the hash of issued statements, so that their sentences stay as they are. */
const HASHED = 'src/domain/statements/statementLines.ts';

test('The domain returns data, and no sentence', () => {
  expect(
    filesIn('src/domain')
      .filter((path) => path !== HASHED)
      .flatMap(sentencesIn)
      .map(({ at, text }) => `${at}: '${text}'`),
  ).toEqual([]);
});
