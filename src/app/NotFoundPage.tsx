import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    // The specification asks for this line: it tells a developer which link was wrong.
    console.info(`404: there is no screen at ${pathname}`);
  }, [pathname]);

  return (
    <div className="error-screen">
      <p className="error-code">404</p>
      <h1>Oops! Page not found</h1>
      <p className="text-body-secondary">
        There is no screen at <code>{pathname}</code>.
      </p>
      <Link to="/" className="btn btn-primary">
        Return to Home
      </Link>
    </div>
  );
}
