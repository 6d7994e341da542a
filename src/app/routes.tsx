import { Bell, BookOpen, ChartColumn, LayoutDashboard, Store, Workflow, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '@/components/browser/lazyPart';
import { PATHS, SCREEN_LABELS, type ScreenName } from '@/domain/screens';

type Screen = { path: string; label: string; icon: LucideIcon; Page: LazyPart; preload: () => void };

function screen(name: ScreenName, icon: LucideIcon, load: () => Promise<ComponentType>): Screen {
  const Page = lazyPart(load);
  return { path: PATHS[name], label: SCREEN_LABELS[name], icon, Page, preload: Page.preload };
}

/** The screens in the order of the navigation: router, navigation and page titles all read this. */
export const SCREENS: readonly Screen[] = [
  screen('dashboard', LayoutDashboard, async () => {
    const page = await import(/* webpackChunkName: "dashboard" */ '@/pages/dashboard/DashboardPage');
    return page.DashboardPage;
  }),
  screen('transactions', ChartColumn, async () => {
    const page = await import(/* webpackChunkName: "transactions" */ '@/pages/transactions/TransactionsPage');
    return page.TransactionsPage;
  }),
  screen('integrations', Workflow, async () => {
    const page = await import(/* webpackChunkName: "integrations" */ '@/pages/integrations/IntegrationsPage');
    return page.IntegrationsPage;
  }),
  screen('merchants', Store, async () => {
    const page = await import(/* webpackChunkName: "merchants" */ '@/pages/merchants/MerchantsPage');
    return page.MerchantsPage;
  }),
  screen('notifications', Bell, async () => {
    const page = await import(/* webpackChunkName: "notifications" */ '@/pages/notifications/NotificationsPage');
    return page.NotificationsPage;
  }),
  screen('documentation', BookOpen, async () => {
    const page = await import(/* webpackChunkName: "documentation" */ '@/pages/documentation/DocumentationPage');
    return page.DocumentationPage;
  }),
];
