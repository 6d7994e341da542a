export const navigation = 'Navigation';
export const closeNavigation = 'Close navigation';
