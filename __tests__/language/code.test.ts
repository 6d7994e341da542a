import {
  BANNED_NAME_PARTS,
  CITED_DOCUMENTS,
  EVERYDAY_NAME_PARTS,
  matching,
  PRIVATE_WORDS,
  STORED_EVERYDAY_NAMES,
  STORED_NAMES,
} from './bannedWords';
import { namesOf } from './names';
import { commentsOf, filesIn, sheetCommentsOf, testNamesOf } from './sources';

const ROOMS = ['src', 'server', '__tests__', 'e2e', 'soak', 'bench', 'scripts'];
const files = ROOMS.flatMap((room) => filesIn(room, /\.(tsx?|m?js)$/)).filter(
  (path) => !path.startsWith('__tests__/language/'),
);
// All readings of a file follow each other, so that it is parsed once.
const readFiles = files.map((path) => ({
  path,
  comments: commentsOf(path),
  names: namesOf(path),
  testNames: /\.(test|spec)\.tsx?$/.test(path) ? testNamesOf(path) : [],
}));

test('Comments use no word of the private language', () => {
  const sheets = filesIn('src', /\.scss$/);
  const wrong = [...readFiles.flatMap(({ comments }) => comments), ...sheets.flatMap(sheetCommentsOf)]
    // A name of code within a comment is judged where it is declared.
    .map(({ at, text }) => ({ at, text: text.replaceAll(/`[^`]*`/g, '') }))
    .flatMap(({ at, text }) => matching(PRIVATE_WORDS, text).map((word) => `${at}: '${word}' in '${text}'`));
  expect(wrong).toEqual([]);
});

/** These files still cite a section; the list shrinks until it is empty. */
const CITING = ['src/domain/entries/judge.ts', 'src/store/persistence/entries/conflicts/rejectedEntries.ts'];

test('Comments and names of tests cite no document outside of the repository', () => {
  const wrong = readFiles
    .flatMap(({ path, comments, testNames }) => [...(CITING.includes(path) ? [] : comments), ...testNames])
    .flatMap(({ at, text }) => matching(CITED_DOCUMENTS, text).map((citation) => `${at}: '${citation}'`));
  expect(wrong).toEqual([]);
});

test('Names of tests use no word of the private language', () => {
  const wrong = readFiles
    .flatMap(({ testNames }) => testNames)
    .flatMap(({ at, text }) => matching(PRIVATE_WORDS, text).map((word) => `${at}: '${word}' in '${text}'`));
  expect(wrong).toEqual([]);
});

test('Names in code use no word of the private language', () => {
  const wrong = readFiles
    .flatMap(({ names }) => names)
    .filter(({ text }) => BANNED_NAME_PARTS.test(spaced(text)) && !STORED_NAMES.has(text));
  expect(wrong.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

/** The names of these folders are not renamed yet; the list shrinks until it is empty. */
const UNRENAMED = /^(src\/store\/persistence|src\/domain\/entries|(src|__tests__)\/backend)\//;

test('Names in code use terms instead of everyday words', () => {
  const wrong = readFiles
    .filter(({ path }) => !UNRENAMED.test(path))
    .flatMap(({ names }) => names)
    .filter(({ text }) => EVERYDAY_NAME_PARTS.test(spaced(text)))
    // A stored name may be a property, or a variable that is read from one by the same name.
    .filter(({ text, isMember }) => !isMember || !STORED_EVERYDAY_NAMES.has(text));
  expect(wrong.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

/** `toldParts` as `told parts`: each part of a name as a word. */
function spaced(name: string) {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ').toLowerCase();
}
