import { useEffect } from 'react';
import { RouteLink } from '@/components/text/RouteLink';
import * as styles from './errorScreen.module.scss';
import * as texts from './notFoundTexts';

type Props = { path: string };

export function NotFoundPage({ path }: Props) {
  useEffect(() => {
    // The specification requires this message, so that a developer finds the wrong link.
    console.info(`404: there is no screen at ${path}`);
  }, [path]);

  return (
    <div className={styles.screen} data-notice="screen">
      <p className={styles.code}>404</p>
      <h1>{texts.title}</h1>
      <p className="text-body-secondary">
        {texts.cannotFind} <code>{path}</code>. {texts.checkAddress}
      </p>
      <RouteLink to="/" className="btn btn-primary">
        {texts.home}
      </RouteLink>
    </div>
  );
}
