import { workspaceSlice, workspacesListed, type KnownWorkspace } from '@/slices/workspaceSlice';
import { givenImportedData, importedPayment } from '../helpers/workspace';

const { reducer } = workspaceSlice;
const sample = reducer(undefined, { type: 'start' });
const importedWorkspace = givenImportedData([importedPayment('P1')]).workspace!;
const elsewhere: KnownWorkspace = { ...importedWorkspace.own!, name: 'Renamed in another tab', rows: 9 };
const room = { isKept: true, left: 1_000 };

test('The sample stays open regardless of other workspaces', () => {
  const listed = reducer(sample, workspacesListed({ known: [elsewhere], room }));
  expect(listed).toEqual({ ...sample, known: [elsewhere], room });
});

test('A workspace that was renamed in another tab gets its new name and keeps its open rows', () => {
  const listed = reducer(importedWorkspace, workspacesListed({ known: [elsewhere], room: null }));
  expect(listed.own).toEqual({ ...importedWorkspace.own, name: 'Renamed in another tab' });
});

test('A workspace that was deleted in another tab keeps its name in this tab', () => {
  expect(reducer(importedWorkspace, workspacesListed({ known: [], room: null })).own).toEqual(importedWorkspace.own);
});
