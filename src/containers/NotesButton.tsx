import { describeCount } from '@/domain/lists/paging';
import type { AboutNote } from '@/domain/notes/notes';
import { selectNotesAbout } from '@/selectors/notes/noteSelectors';
import { useAppSelector } from '@/store/hooks';
import { DialogButton } from './DialogButton';
import * as texts from './texts';

/** Opens the notes about a row or a record, and says how many there are. */
export function NotesButton({ subject, subjectId }: AboutNote) {
  const { length } = useAppSelector((state) => selectNotesAbout(state, { subject, subjectId }));
  return (
    <DialogButton dialog={{ kind: 'notes', subject, subjectId }}>
      {length === 0 ? texts.addNote : describeCount(length, 'note')}
    </DialogButton>
  );
}
