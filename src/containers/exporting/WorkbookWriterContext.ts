import { createContext } from 'react';
import type { StartWorkbookWriter } from '@/domain/lists/workbook';

/** Starts the worker that writes workbooks. Undefined in a replay. */
export const WorkbookWriterContext = createContext<StartWorkbookWriter | undefined>(undefined);
