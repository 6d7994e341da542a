import { StatusText } from '@/components/page/StatusText';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import { selectListStatus } from '@/selectors/statusSelectors';

/** Announces the number of rows of the open list to assistive technology. */
export function ListStatus() {
  return <StatusText text={useDeferredSelector(selectListStatus)} />;
}
