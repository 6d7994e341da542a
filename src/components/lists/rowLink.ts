import { classNames } from '@/components/page/classNames';
import * as text from '@/components/text/text.module.scss';

/** What makes a link or a button that of its row: how it looks, and how presses and keys find it. */
export const ROW_LINK = { className: text.rowLink, 'data-row-link': true };

/** One that names its row by an id. */
export const ROW_ID_LINK = { ...ROW_LINK, className: classNames(text.rowLink, text.id) };

export const ROW_LINK_SELECTOR = '[data-row-link]';
