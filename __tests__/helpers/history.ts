import { act, screen, waitFor } from '@testing-library/react';

export const address = () => window.location.pathname + window.location.search;
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Presses Back or Forward of the browser. */
export async function go(delta: number) {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await moved;
  });
}
