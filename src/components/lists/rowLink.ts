import { classNames } from '@/components/page/classNames';
import * as text from '@/components/text/text.module.scss';

/** Attributes of the link or button that opens a row, for its style and for presses and keys. */
export const ROW_LINK = { className: text.rowLink, 'data-row-link': true };

/** The same for a row that is named by an ID. */
export const ROW_ID_LINK = { ...ROW_LINK, className: classNames(text.rowLink, text.id) };

export const ROW_LINK_SELECTOR = '[data-row-link]';
