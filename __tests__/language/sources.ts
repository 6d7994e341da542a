import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

/** A piece of text with where it was found, such as `src/app/App.tsx:12`. */
export type Finding = { at: string; text: string };

const CODE = /\.tsx?$/;

export function filesIn(folder: string, pattern: RegExp = CODE): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => `${folder}/${path}`)
    .toSorted();
}

/** True for a catalog of screen texts. */
export const isCatalog = (path: string) => /^(texts|[a-z]\w*Texts)\.ts$/.test(basename(path));

let parsed: ts.SourceFile | undefined;

/** The tree of a file. The last one is cached, because a test often reads a file in several ways in a row. */
export function parse(path: string): ts.SourceFile {
  if (parsed?.fileName !== path)
    parsed = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return parsed;
}

export function finding(source: ts.SourceFile, position: number, text: string): Finding {
  const { line } = source.getLineAndCharacterOfPosition(position);
  return { at: `${source.fileName}:${line + 1}`, text: text.replaceAll(/\s+/g, ' ').trim() };
}

export function visit(node: ts.Node, see: (node: ts.Node) => boolean) {
  if (see(node)) ts.forEachChild(node, (child) => visit(child, see));
}

/** The text of a literal, with `{}` for each inserted value; undefined for any other node. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** All string literals of a file, without imports and types. */
export function literalsOf(path: string): Finding[] {
  const source = parse(path);
  const found: Finding[] = [];
  visit(source, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return false;
    const text = literalText(node);
    if (text !== undefined) found.push(finding(source, node.getStart(), text));
    return true;
  });
  return found;
}

const SHOWN_ATTRIBUTES =
  /^(label|title|placeholder|alt|heading|text|caption|header|hint|note|confirm|aria-(label|description|roledescription|valuetext))$/;
const WORD = /[A-Za-z]{2}/;
/** Two words in a row, the first with a capital: what a person reads. A class list or a key has none. */
const SENTENCE = /^[A-Z][a-z']*,? [\w$({]|[a-z]{2,}[.:?!] [A-Z]/;

/** A sentence as a literal or a template: it has an end, or at least three words between the inserted values. */
function isSentence(node: ts.Node, text: string) {
  if (/^\p{Lu}.*\s.*\s.*[.!?]$/su.test(text)) return true;
  return ts.isTemplateExpression(node) && (text.replaceAll(/<[^>]*>/g, '').match(/\p{L}{2,}/gu) ?? []).length > 2;
}

/** The sentences of a file, without the messages of thrown errors. */
export function sentencesIn(path: string): Finding[] {
  const source = parse(path);
  const found: Finding[] = [];
  visit(source, (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isThrown(node)) return false;
    const text = literalText(node);
    if (text !== undefined && isSentence(node, text)) found.push(finding(source, node.getStart(), text));
    return true;
  });
  return found;
}

/** What a component shows that is written in the component itself: text of its markup, of its labels, and sentences. */
export function textsInMarkup(path: string): Finding[] {
  const source = parse(path);
  const found: Finding[] = [];
  visit(source, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return false;
    if (isThrown(node)) return false;
    if (ts.isJsxText(node) && WORD.test(node.text)) found.push(finding(source, node.getStart(), node.text));
    const text = literalText(node);
    if (text === undefined) return true;
    const isLabel = ts.isJsxAttribute(node.parent) && SHOWN_ATTRIBUTES.test(node.parent.name.getText());
    if (SENTENCE.test(text) || (isLabel && WORD.test(text))) found.push(finding(source, node.getStart(), text));
    return true;
  });
  return found;
}

/** A developer reads the message of an error that is thrown; no screen shows it. */
function isThrown(node: ts.Node) {
  return ts.isThrowStatement(node);
}

/** Comments as one text each: the lines of a block of `//` belong together. */
export function commentsOf(path: string): Finding[] {
  const source = parse(path);
  const { text } = source;
  const ranges = new Map<number, ts.CommentRange>();
  visit(source, (node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) ranges.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) ranges.set(range.pos, range);
    return true;
  });
  const found: Finding[] = [];
  let end = -1;
  for (const range of [...ranges.values()].toSorted((a, b) => a.pos - b.pos)) {
    const comment = text.slice(range.pos, range.end).replaceAll(/^\/\*+|\*\/$|^\s*\*|^\/\/+/gm, ' ');
    const last = found.at(-1);
    if (last && end >= 0 && /^\n[ \t]*$/.test(text.slice(end, range.pos)) && text[range.pos + 1] === '/')
      last.text = `${last.text} ${comment.replaceAll(/\s+/g, ' ').trim()}`;
    else found.push(finding(source, range.pos, comment));
    end = range.end;
  }
  return found;
}

/** Comments of a style sheet; the lines of a block belong together. */
export function sheetCommentsOf(path: string): Finding[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^[ \t]*\/\/.*(\n[ \t]*\/\/.*)*|\/\*[^]*?\*\//gm)].map(({ 0: comment, index }) => ({
    at: `${path}:${text.slice(0, index).split('\n').length}`,
    text: comment
      .replaceAll(/^\s*\/\/|\/\*+|\*\//gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

/** Names of tests and of their groups. */
export function testNamesOf(path: string): Finding[] {
  const source = parse(path);
  const found: Finding[] = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node)) return true;
    const called = node.expression.getText();
    const [name] = node.arguments;
    const text = name && literalText(name);
    if (/^(test|it|describe)(\.\w+)*([(<]|$)/.test(called) && text !== undefined)
      found.push(finding(source, node.getStart(), text));
    return true;
  });
  return found;
}

/** The paragraphs of a document, without names of code, which are judged where they are declared. */
export function paragraphsOf(path: string): Finding[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:.+\n?)+/g)].map(({ 0: paragraph, index }) => ({
    at: `${path}:${text.slice(0, index).split('\n').length}`,
    text: paragraph
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/`[^`]*`/g, '')
      .trim(),
  }));
}
