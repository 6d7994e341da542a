import { within } from '@testing-library/react';
import { selectApprovalRules } from '@/slices/entities/recordSlices';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { findDialog, renderWithRule } from '../../helpers/approvalScreens';

test('A rule that nobody else can satisfy is refused with the reason, and a saved one is listed', async () => {
  const { user, dispatch } = await renderWithRule({ above: 50_000 });
  dispatch(dialogOpened({ kind: 'approvalRules' }));
  await user.click((await findDialog('Approval rules')).getByRole('button', { name: 'Add rule' }));
  const form = await findDialog('Add approval rule');
  await user.selectOptions(form.getByRole('combobox', { name: 'Act' }), 'Payouts');
  await user.click(form.getByRole('checkbox', { name: 'Ana Ruiz' }));
  await user.click(form.getByRole('button', { name: 'Save rule' }));
  expect(form.getByText(/^Nobody else could approve what Ana Ruiz proposes\./)).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Ben Ode' }));
  await user.click(form.getByRole('button', { name: 'Save rule' }));
  const rules = within((await findDialog('Approval rules')).getByRole('list', { name: 'Approval rules' }));
  expect(rules.getAllByText('All payouts need approval.')[0]).toBeVisible();
});

test('A removed rule catches nothing any more, and its removal is another version', async () => {
  const { user, store, dispatch } = await renderWithRule({ above: 50_000 });
  dispatch(dialogOpened({ kind: 'approvalRules' }));
  await user.click((await findDialog('Approval rules')).getByRole('button', { name: /^Remove/ }));
  expect((await findDialog('Approval rules')).getByText(/^No rules yet\./)).toBeVisible();
  expect(Object.values(selectApprovalRules(store.getState()))).toMatchObject([
    { id: 'rule-1' },
    { withdraws: 'rule-1' },
  ]);
});
