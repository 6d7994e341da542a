declare module '*.module.scss' {
  // A class that the module does not have fails the build: webpack knows its exports.
  const names: Readonly<Record<string, string>>;
  export = names;
}

declare module '*.scss';
declare module '*.css';
