import { useEffect } from 'react';
import { RouteLink } from '@/components/text/RouteLink';
import * as styles from './errorScreen.module.scss';

type Props = { path: string };

export function NotFoundPage({ path }: Props) {
  useEffect(() => {
    // The specification requires this message, so that a developer finds the wrong link.
    console.info(`404: there is no screen at ${path}`);
  }, [path]);

  return (
    <div className={styles.screen} data-notice="screen">
      <p className={styles.code}>404</p>
      <h1>Oops! Page not found</h1>
      <p className="text-body-secondary">
        There is no screen at <code>{path}</code>.
      </p>
      <RouteLink to="/" className="btn btn-primary">
        Return to Home
      </RouteLink>
    </div>
  );
}
