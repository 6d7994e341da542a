import { DateRangeField } from '@/components/DateRangeField';
import { SAMPLE_TODAY } from '@/domain/product';
import {
  selectFocusedDay,
  selectIsCalendarOpen,
  selectShownMonth,
  selectTransactionsRange,
  transactionsActions,
} from '@/slices/transactionsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

export function TransactionsDateRange() {
  const dispatch = useAppDispatch();
  return (
    <DateRangeField
      range={useAppSelector(selectTransactionsRange)}
      today={SAMPLE_TODAY}
      isOpen={useAppSelector(selectIsCalendarOpen)}
      shownMonth={useAppSelector(selectShownMonth)}
      focusedDay={useAppSelector(selectFocusedDay)}
      onToggle={() => dispatch(transactionsActions.calendarToggled())}
      onClose={() => dispatch(transactionsActions.calendarClosed())}
      onDayPicked={(day) => dispatch(transactionsActions.rangeDayPicked(day))}
      onRangeChosen={(range) => dispatch(transactionsActions.rangeChosen(range))}
      onRangeCleared={() => dispatch(transactionsActions.rangeCleared())}
      onMonthShown={(month) => dispatch(transactionsActions.calendarMonthShown(month))}
      onDayFocused={(day, month) => dispatch(transactionsActions.calendarDayFocused({ day, month }))}
    />
  );
}
