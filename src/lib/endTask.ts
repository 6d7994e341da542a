/** Ends the current task, so that the page can respond. */
export function endTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // An open port would keep a process of Node alive.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
