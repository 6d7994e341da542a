/** The paths of the screens (specification, section 2); any other path is the 404 page. */
export const PATHS = {
  dashboard: '/',
  transactions: '/transactions',
  integrations: '/integrations',
  merchants: '/merchants',
  notifications: '/notifications',
  documentation: '/documentation',
} as const;

export type ScreenName = keyof typeof PATHS;

/** What the screens are called in the navigation, in its order. */
export const SCREEN_LABELS: Record<ScreenName, string> = {
  dashboard: 'Dashboard',
  transactions: 'Transactions',
  integrations: 'Integrations',
  merchants: 'Merchants',
  notifications: 'Notifications',
  documentation: 'Documentation',
};

/** The further views that screens have under their headings, as `?view=` names them. */
export const SCREEN_VIEWS = {
  [PATHS.merchants]: ['statements'],
  [PATHS.transactions]: ['reconciliation', 'fees', 'changes'],
} as const satisfies Record<string, readonly string[]>;

/** The titles of the further views: the heading of each and the title of its document. */
export const VIEW_TITLES: Readonly<Record<ScreenView, string>> = {
  statements: 'Statements',
  reconciliation: 'Reconciliation',
  fees: 'Fee check',
  changes: 'Change history',
};

export type ScreenView = (typeof SCREEN_VIEWS)[keyof typeof SCREEN_VIEWS][number];

/** The further view that an address names; null where it is the screen itself. */
export function readScreenView(path: string, { view }: Query): ScreenView | null {
  const views: Readonly<Record<string, readonly ScreenView[]>> = SCREEN_VIEWS;
  return views[path]?.find((each) => each === view) ?? null;
}

/** The parts of a screen's view that stand in the query string; what is as at first is left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** An address inside the console: a path, and the query with what is not undefined, in the given order. */
export function addressOf(path: string, query: Query): string {
  const parts = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return parts.length === 0 ? path : `${path}?${new URLSearchParams(parts).toString()}`;
}

/** The query of a search string (`?search=jazz&page=2`); of a name given twice the last counts. */
export function readQuery(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The option that a query names, or the default where it names none of them. */
export function readOption<Option extends string>(
  value: string | undefined,
  options: readonly Option[],
  otherwise: Option,
): Option {
  return options.find((option) => option === value) ?? otherwise;
}

/** What a query says of an option: nothing where it is the default. */
export function writeOption(option: string, otherwise: string): string | undefined {
  return option === otherwise ? undefined : option;
}

/** The letters that lead to a screen when they are pressed after `g`. */
export const SCREEN_KEYS: Readonly<Record<string, ScreenName>> = {
  d: 'dashboard',
  t: 'transactions',
  i: 'integrations',
  m: 'merchants',
  n: 'notifications',
  h: 'documentation',
};
