import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Notice } from '@/components/page/Notice';
import { PRODUCT_NAME } from '@/domain/product';
import { useSubmit } from '@/features/team/useSubmit';
import * as styles from './door.module.scss';

type Props = { title: string; children?: ReactNode };

/** A screen of one card, for people who are not signed in. */
export function DoorCard({ title, children }: Props) {
  return (
    <main className={styles.door}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <div className={styles.card}>
        <p className={styles.brand}>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          {PRODUCT_NAME}
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

type FormProps = {
  submitLabel: string;
  onSubmit: (texts: Record<string, string>) => Promise<void>;
  children: ReactNode;
};

/** The form of a card. A failure is shown above its button, and everything typed stays. */
export function DoorForm({ submitLabel, onSubmit, children }: FormProps) {
  const { isBusy, problem, submit } = useSubmit(onSubmit);
  return (
    <form onSubmit={submit}>
      {children}
      {problem !== undefined && (
        <Notice variant="danger" about="part" className="mb-0">
          {problem}
        </Notice>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
