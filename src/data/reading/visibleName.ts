import { hasDirectionControls, visibleControls } from '@/domain/directionControls';

/** The file under a name that is drawn as it is read: the console shows the name, and a workspace is named after it. */
export function withVisibleName(file: File): File {
  if (!hasDirectionControls(file.name)) return file;
  return new File([file], visibleControls(file.name), { lastModified: file.lastModified });
}
