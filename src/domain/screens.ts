/** The paths of the screens; any other path is the 404 page. */
export const PATHS = {
  dashboard: '/',
  transactions: '/transactions',
  integrations: '/integrations',
  merchants: '/merchants',
  notifications: '/notifications',
  documentation: '/documentation',
} as const;

export type ScreenName = keyof typeof PATHS;

/** The names of the screens in the order of the navigation. */
export const SCREEN_LABELS: Record<ScreenName, string> = {
  dashboard: 'Dashboard',
  transactions: 'Transactions',
  integrations: 'Integrations',
  merchants: 'Merchants',
  notifications: 'Notifications',
  documentation: 'Documentation',
};

/** The secondary views under the headings of screens, by their names in `?view=`. */
export const SCREEN_VIEWS = {
  [PATHS.merchants]: ['statements'],
  [PATHS.transactions]: ['reconciliation', 'fees', 'disputes', 'compare', 'assigned', 'changes'],
} as const satisfies Record<string, readonly string[]>;

/** The titles of the secondary views, for their headings and documents. */
export const VIEW_TITLES: Readonly<Record<ScreenView, string>> = {
  statements: 'Statements',
  reconciliation: 'Reconciliation',
  fees: 'Fee check',
  disputes: 'Disputes',
  compare: 'Compare periods',
  assigned: 'Assigned',
  changes: 'Change history',
};

export type ScreenView = (typeof SCREEN_VIEWS)[keyof typeof SCREEN_VIEWS][number];

/** The secondary view of an address. Null for the screen itself. */
export function readScreenView(path: string, { view }: Query): ScreenView | null {
  const views: Readonly<Record<string, readonly ScreenView[]>> = SCREEN_VIEWS;
  return views[path]?.find((known) => known === view) ?? null;
}

/** The query parameters of a screen's view. Defaults are omitted. */
export type Query = Readonly<Record<string, string | undefined>>;

/** An address: a path and the defined query parameters in the given order. */
export function addressOf(path: string, query: Query): string {
  const parts = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return parts.length === 0 ? path : `${path}?${new URLSearchParams(parts).toString()}`;
}

/** Parses a query string (`?search=jazz&page=2`). If a name occurs twice, the last value counts. */
export function readQuery(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The option in a query, or the default if it is not one of them. */
export function readOption<Option extends string>(
  value: string | undefined,
  options: readonly Option[],
  otherwise: Option,
): Option {
  return options.find((option) => option === value) ?? otherwise;
}

/** The query value of an option. Undefined for the default. */
export function writeOption(option: string, otherwise: string): string | undefined {
  return option === otherwise ? undefined : option;
}

/** The letters that open a screen when pressed after `g`. */
export const SCREEN_KEYS: Readonly<Record<string, ScreenName>> = {
  d: 'dashboard',
  t: 'transactions',
  i: 'integrations',
  m: 'merchants',
  n: 'notifications',
  h: 'documentation',
};
