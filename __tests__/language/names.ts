import { basename } from 'node:path';
import ts from 'typescript';
import { finding, parse, visit, type Finding } from './sources';

/** Names that a file declares, of values, types, members and parameters, and the name of the file. */
export function namesOf(path: string): (Finding & { isMember: boolean })[] {
  const source = parse(path);
  const fileName = basename(path).replace(/(\.test|\.spec)?\.tsx?$/, '');
  const found = [{ at: path, text: fileName, isMember: false }];
  visit(source, (node) => {
    if (ts.isIdentifier(node) && isDeclared(node))
      found.push({ ...finding(source, node.getStart(), node.text), isMember: isMember(node.parent) });
    return true;
  });
  return found;
}

function isMember(parent: ts.Node) {
  if (ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent) || ts.isMethodSignature(parent)) return true;
  return ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent);
}

function isDeclared(node: ts.Identifier) {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.name === node && !parent.propertyName;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isClassDeclaration(parent)) &&
    parent.name === node
  );
}

/** The names that a file declares and exports, each once: overloads are one function. */
export function exportsOf(path: string): Set<string> {
  const names = parse(path).statements.flatMap((statement) => {
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.text] : [];
  });
  return new Set(names);
}

function namesIn(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}
