import { DateRangeField } from '@/components/calendar/DateRangeField';
import { selectTransactionsCalendar } from '@/selectors/payments/calendarSelectors';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

export function TransactionsDateRange() {
  const dispatch = useAppDispatch();
  return (
    <DateRangeField
      {...useAppSelector(selectTransactionsCalendar)}
      onToggle={() => dispatch(transactionsListActions.calendarToggled())}
      onClose={() => dispatch(transactionsListActions.calendarClosed())}
      onDayPicked={(day) => dispatch(transactionsListActions.rangeDayPicked(day))}
      onRangeSelect={(range) => dispatch(transactionsListActions.rangeChosen(range))}
      onRangeCleared={() => dispatch(transactionsListActions.rangeCleared())}
      onMonthShown={(month) => dispatch(transactionsListActions.calendarMonthShown(month))}
      onDayFocused={(day, month) => dispatch(transactionsListActions.calendarDayFocused({ day, month }))}
    />
  );
}
