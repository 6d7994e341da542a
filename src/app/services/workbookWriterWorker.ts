import { createWorkbookWriter } from '@/data/workbooks/writeWorkbook';

const handleRequest = createWorkbookWriter((answer) => self.postMessage(answer));
self.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof handleRequest>[0]>) => handleRequest(data));
