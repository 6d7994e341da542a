export function ChangesView() {
  return null;
}
