/** Packs a file with gzip; as it is where the browser cannot. */
export async function packed(file: Blob): Promise<Blob> {
  return canPack() ? through(file, new CompressionStream('gzip')).blob() : file;
}

export function canPack(): boolean {
  return typeof CompressionStream !== 'undefined';
}

/** A file behind a stream that changes it. */
export function through(file: Blob, stream: CompressionStream | DecompressionStream): Response {
  return new Response(file.stream().pipeThrough(stream));
}
