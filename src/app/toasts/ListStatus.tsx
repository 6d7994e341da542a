import { StatusText } from '@/components/page/StatusText';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import { selectListStatus } from '@/selectors/statusSelectors';

/** Says to assistive technology how many rows of the open list are left, or that none is. */
export function ListStatus() {
  return <StatusText text={useDeferredSelector(selectListStatus)} />;
}
