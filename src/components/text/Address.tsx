import { Fragment } from 'react';

/** An email or web address, which breaks after its marks rather than within a word. */
export function Address({ text }: { text: string }) {
  return text.split(/(?<=[@/])|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
