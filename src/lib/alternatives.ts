const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** 'Ana Ruiz', or 'Ana Ruiz or Ben Ode'. */
export const joinAlternatives = (names: readonly string[]): string => LIST.format(names);
