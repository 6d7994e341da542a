const { TestEnvironment } = require('jest-environment-node');

/** Hands the tests `useTimeZone(zone)`. Jest gives them a copy of the process's environment, which moves no clock. */
module.exports = class ZonedEnvironment extends TestEnvironment {
  zoneBefore = process.env.TZ;

  async setup() {
    await super.setup();
    this.global.useTimeZone = (zone) => {
      process.env.TZ = zone;
    };
  }

  async teardown() {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
};
