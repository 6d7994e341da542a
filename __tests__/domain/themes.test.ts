import { themeOf } from '@/domain/themes';

test("Light and Dark are themes, and System is the computer's preference", () => {
  for (const system of ['light', 'dark'] as const) {
    expect(themeOf('Light', system)).toBe('light');
    expect(themeOf('Dark', system)).toBe('dark');
    expect(themeOf('System', system)).toBe(system);
  }
});
