import { themeOf } from '@/domain/themes';

test("Light and Dark are themes of their own; System is the computer's", () => {
  for (const system of ['light', 'dark'] as const) {
    expect(themeOf('Light', system)).toBe('light');
    expect(themeOf('Dark', system)).toBe('dark');
    expect(themeOf('System', system)).toBe(system);
  }
});
