import type { TeamPerson } from '@/domain/permissions/permit';
import { selectPeople } from '@/selectors/permissions/permissions';
import { useAppSelector } from '@/store/hooks';

/** The people to whom work can be assigned: they may finish it and pass it on. */
export const useAssignees = (): TeamPerson[] =>
  useAppSelector(selectPeople).filter(({ acts }) => acts.includes('assign'));
