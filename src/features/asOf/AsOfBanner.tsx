import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import * as banner from '@/components/page/banners/Banner.module.scss';
import { isDay } from '@/domain/calendar/dates';
import { asOfChosen, asOfLeft, selectAsOf, selectWantedDay } from '@/slices/ui/asOfSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { prepareAsOf } from './prepareAsOf';
import * as styles from './asOf.module.scss';
import * as texts from './texts';

/** Names the past day above every screen, with a field for another day and the way back to now. */
export function AsOfBanner() {
  const dispatch = useAppDispatch();
  const wanted = useAppSelector(selectWantedDay);
  const day = useAppSelector(selectAsOf);
  useEffect(() => {
    if (wanted !== null) void dispatch(prepareAsOf(wanted));
  }, [dispatch, wanted]);
  if (wanted === null) return null;
  return (
    <section className={`alert alert-warning ${banner.banner} ${styles.asOf}`} aria-label={texts.asOf(wanted)}>
      <p role="status">
        <strong>{day === wanted ? texts.asOf(wanted) : texts.preparing(wanted)}</strong> {texts.explanation}
      </p>
      <Form.Control
        type="date"
        size="sm"
        aria-label={texts.dayLabel}
        defaultValue={wanted}
        key={wanted}
        onChange={({ target: { value } }) => {
          if (isDay(value)) dispatch(asOfChosen(value));
        }}
      />
      <Button size="sm" onClick={() => dispatch(asOfLeft())}>
        {texts.backToNow}
      </Button>
    </section>
  );
}
