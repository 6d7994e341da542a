import { Bell, BookOpen, ChartColumn, LayoutDashboard, Store, Workflow, type LucideIcon } from 'lucide-react';
import { lazyPart, type LazyPart } from '@/components/browser/lazyPart';
import { PATHS, SCREEN_LABELS, type ScreenName } from '@/domain/screens';

type Screen = { path: string; label: string; icon: LucideIcon; Page: LazyPart; preload: () => void };

function screen(name: ScreenName, icon: LucideIcon, Page: LazyPart): Screen {
  return { path: PATHS[name], label: SCREEN_LABELS[name], icon, Page, preload: Page.preload };
}

/** The screens in the order of the navigation: router, navigation and page titles all read this. */
export const SCREENS: readonly Screen[] = [
  screen(
    'dashboard',
    LayoutDashboard,
    lazyPart('DashboardPage', () => import(/* webpackChunkName: "dashboard" */ '@/pages/dashboard/DashboardPage')),
  ),
  screen(
    'transactions',
    ChartColumn,
    lazyPart(
      'TransactionsPage',
      () => import(/* webpackChunkName: "transactions" */ '@/pages/transactions/TransactionsPage'),
    ),
  ),
  screen(
    'integrations',
    Workflow,
    lazyPart(
      'IntegrationsPage',
      () => import(/* webpackChunkName: "integrations" */ '@/pages/integrations/IntegrationsPage'),
    ),
  ),
  screen(
    'merchants',
    Store,
    lazyPart('MerchantsPage', () => import(/* webpackChunkName: "merchants" */ '@/pages/merchants/MerchantsPage')),
  ),
  screen(
    'notifications',
    Bell,
    lazyPart(
      'NotificationsPage',
      () => import(/* webpackChunkName: "notifications" */ '@/pages/notifications/NotificationsPage'),
    ),
  ),
  screen(
    'documentation',
    BookOpen,
    lazyPart(
      'DocumentationPage',
      () => import(/* webpackChunkName: "documentation" */ '@/pages/documentation/DocumentationPage'),
    ),
  ),
];
