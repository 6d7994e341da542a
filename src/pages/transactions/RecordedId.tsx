type Props = { id: string; isRecorded: boolean };

/** An id of a payment; beside the specification's fallback it says that none was recorded. */
export function RecordedId({ id, isRecorded }: Props) {
  return (
    <>
      <span className="is-id">{id}</span>
      {!isRecorded && <small className="payment-note"> not recorded</small>}
    </>
  );
}
