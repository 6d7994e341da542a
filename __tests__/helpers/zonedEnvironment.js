const { TestEnvironment } = require('jest-environment-node');

/** Gives the tests `useTimeZone(zone)`. The environment that Jest gives them is a copy, which does not change the clock. */
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
