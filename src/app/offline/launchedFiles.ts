type LaunchQueue = { setConsumer: (consume: (launch: { files: FileSystemFileHandle[] }) => void) => void };

/** Files that are opened with the installed console. They wait for a handler and then count as dropped files. */
export function dropLaunchedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void Promise.all(files.map((file) => file.getFile())).then(drop);
  });
}

function drop(files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
}
