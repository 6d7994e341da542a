import { useEffect, useState } from 'react';
import type { Resumable } from '@/lib/resumable';
import { startResumable } from '@/store/runResumable';

/**
 * The result of steps, which run again when they or their inputs change; the caller memoizes both. The previous result
 * stays until then. Null before the first one.
 */
export function useSteps<Result>(start: () => Resumable<Result>, inputs?: unknown): Result | null {
  const [result, setResult] = useState<{ of: Result } | null>(null);
  useEffect(() => startResumable(start(), (of) => setResult({ of })), [start, inputs]);
  return result?.of ?? null;
}
