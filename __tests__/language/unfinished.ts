/** Folders and files whose texts are not in catalogs and in plain English yet: the list shrinks until it is empty. */
const UNFINISHED: readonly string[] = [
  '__tests__/pages/dashboard/chartCard.test.tsx',
  '__tests__/pages/dashboard/dashboard.test.tsx',
  '__tests__/pages/dashboard/explanationTexts.test.ts',
  '__tests__/pages/documentation/help.test.tsx',
  '__tests__/pages/integrations/integrationEdit.test.tsx',
  '__tests__/pages/integrations/integrationForm.test.tsx',
  '__tests__/pages/integrations/integrations.test.tsx',
];

export const isFinished = (path: string) => !UNFINISHED.some((start) => path.startsWith(start));
