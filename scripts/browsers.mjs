// Finds the browsers for the tests; on Debian, as root, installs the package of a missing browser.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const browsers = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    debianPackage: 'chromium-headless-shell',
    // The headless shell starts faster and has every feature that the tests use.
    commands: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    paths: [
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
    commands: ['firefox-esr', 'firefox'],
    paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  },
};

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The path of a browser, from the environment variable if it is set; undefined if the browser is not installed.
 * @param {'chromium' | 'firefox'} name
 * @returns {string | undefined}
 */
export function findBrowser(name) {
  const { variable, commands, paths } = browsers[name];
  const chosen = process.env[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`${variable} is "${chosen}": there is no program that can be run`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => commands.map((command) => join(folder, command))), ...paths].find(
    isExecutable,
  );
}

/**
 * Like findBrowser, but installs Debian's package if it may.
 * @param {'chromium' | 'firefox'} name
 * @returns {string | undefined}
 */
export function ensureBrowser(name) {
  const found = findBrowser(name);
  if (found || process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return found;
  const { debianPackage } = browsers[name];
  console.log(`No browser for ${name} found: installing the Debian package ${debianPackage}`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', debianPackage], { stdio: 'inherit' });
  return findBrowser(name);
}

/** The browser tests need Chromium: without it, this throws one sentence that says what to do. */
export function ensureChromium() {
  const path = ensureBrowser('chromium');
  if (path) return path;
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its executable.');
}
