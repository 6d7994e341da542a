import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import * as figures from '@/components/page/figures.module.scss';

type Props = { title: string; text: string; /** What fills the view. */ children?: ReactNode };

/** A view that has nothing yet: what will be here, and how it gets there. */
export function EmptyCard({ title, text, children }: Props) {
  return (
    <Card body>
      <h2 className={figures.title}>{title}</h2>
      <p className={children === undefined ? 'mb-0' : undefined}>{text}</p>
      {children}
    </Card>
  );
}
