import { canInstallClickhouse, clickhouseProgram } from '../../scripts/clickhouse.mjs';

/** The program of the server. Undefined if it is not installed. */
export const findClickhouse = () => clickhouseProgram();

/** The tests of a file that need ClickHouse. They are left out only where ClickHouse cannot be installed. */
export function testWithClickhouse(subject: string, defineTests: (program: string) => void): void {
  const program = findClickhouse();
  if (program) defineTests(program);
  else
    test(`ClickHouse is not installed, so that ${subject} is not tested`, () => {
      // `npm test` installs it; alone, `node scripts/clickhouse.mjs` does.
      expect(canInstallClickhouse()).toBe(false);
    });
}
