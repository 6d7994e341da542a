import { useEffect } from 'react';
import { RouteLink } from '@/components/RouteLink';

type Props = { path: string };

export function NotFoundPage({ path }: Props) {
  useEffect(() => {
    // The specification asks for this line: it tells a developer which link was wrong.
    console.info(`404: there is no screen at ${path}`);
  }, [path]);

  return (
    <div className="error-screen">
      <p className="error-code">404</p>
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
