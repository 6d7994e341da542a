import { PRODUCT_NAME } from '@/domain/product';

export const title = 'Open a problem report';
export const intro = `${PRODUCT_NAME} replays the report step by step. Your data doesn't change, and "Exit replay" returns you to this screen.`;
export const file = 'Report file';
