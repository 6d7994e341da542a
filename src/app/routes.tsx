import { Bell, BookOpen, ChartColumn, LayoutDashboard, Store, Workflow, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyPart } from '@/components/lazyPart';

type Screen = { path: string; label: string; icon: LucideIcon; Page: ComponentType };

function screen(path: string, label: string, icon: LucideIcon, load: () => Promise<ComponentType>): Screen {
  return { path, label, icon, Page: lazyPart(load) };
}

/** The screens in the order of the navigation: router, navigation and page titles all read this. */
export const SCREENS: readonly Screen[] = [
  screen('/', 'Dashboard', LayoutDashboard, async () => {
    const page = await import(/* webpackChunkName: "dashboard" */ '@/pages/dashboard/DashboardPage');
    return page.DashboardPage;
  }),
  screen('/transactions', 'Transactions', ChartColumn, async () => {
    const page = await import(/* webpackChunkName: "transactions" */ '@/pages/transactions/TransactionsPage');
    return page.TransactionsPage;
  }),
  screen('/integrations', 'Integrations', Workflow, async () => {
    const page = await import(/* webpackChunkName: "integrations" */ '@/pages/integrations/IntegrationsPage');
    return page.IntegrationsPage;
  }),
  screen('/merchants', 'Merchants', Store, async () => {
    const page = await import(/* webpackChunkName: "merchants" */ '@/pages/merchants/MerchantsPage');
    return page.MerchantsPage;
  }),
  screen('/notifications', 'Notifications', Bell, async () => {
    const page = await import(/* webpackChunkName: "notifications" */ '@/pages/notifications/NotificationsPage');
    return page.NotificationsPage;
  }),
  screen('/documentation', 'Documentation', BookOpen, async () => {
    const page = await import(/* webpackChunkName: "documentation" */ '@/pages/documentation/DocumentationPage');
    return page.DocumentationPage;
  }),
];
