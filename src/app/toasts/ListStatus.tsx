import { StatusText } from '@/components/page/StatusText';
import { selectListStatus } from '@/selectors/statusSelectors';
import { useAppSelector } from '@/store/hooks';

/** Says to assistive technology how many rows of the open list are left, or that none is. */
export function ListStatus() {
  return <StatusText text={useAppSelector(selectListStatus)} />;
}
