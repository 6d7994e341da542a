import { DateRangeField } from '@/components/DateRangeField';
import { selectTransactionsCalendar } from '@/selectors/calendarSelectors';
import { transactionsActions } from '@/slices/transactionsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

export function TransactionsDateRange() {
  const dispatch = useAppDispatch();
  return (
    <DateRangeField
      {...useAppSelector(selectTransactionsCalendar)}
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
