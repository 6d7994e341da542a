import { hasDirectionControls, visibleControls } from '@/lib/directionControls';

/**
 * The file with visible direction controls in its name, because the console shows the name and names a workspace after
 * it.
 */
export function withVisibleName(file: File): File {
  if (!hasDirectionControls(file.name)) return file;
  return new File([file], visibleControls(file.name), { lastModified: file.lastModified });
}
