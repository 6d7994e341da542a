import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '@/components/page/classNames';
import { GAP, pagerItems } from '@/domain/lists/pager';
import { countPages, formatCount, type PageSize } from '@/domain/lists/paging';
import * as list from '@/components/lists/list.module.scss';
import * as styles from './Pager.module.scss';
import * as texts from '@/components/lists/texts';

export type PagerStyle = 'words' | 'arrows';

type Props = {
  /** The name of the list, for assistive technology. */
  label: string;
  page: number;
  pageSize: PageSize;
  total: number;
  lastPage?: number | undefined;
  /** 'Previous' and 'Next', or « and »: the names for assistive technology are the same. */
  look: PagerStyle;
  onPageSelect: (page: number) => void;
};

export function Pager({ label, page, pageSize, total, lastPage = Infinity, look, onPageSelect }: Props) {
  const pages = Math.min(countPages(total, pageSize), lastPage);
  return (
    <nav aria-label={label}>
      <ul className={classNames('pagination mb-0', styles.pages)}>
        <Step name="Previous" look={look} isOff={page <= 1} onClick={() => onPageSelect(page - 1)} />
        {pagerItems(page, pages).map((item, index) =>
          item === GAP ? (
            <li key={`gap${index}`} className="page-item disabled">
              <span className="page-link" aria-hidden>
                …
              </span>
            </li>
          ) : (
            <li key={item} className={`page-item ${item === page ? 'active' : ''}`}>
              <button
                type="button"
                className="page-link"
                aria-label={texts.page(formatCount(item))}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPageSelect(item)}
              >
                {formatCount(item)}
              </button>
            </li>
          ),
        )}
        <Step name="Next" look={look} isOff={page >= pages} onClick={() => onPageSelect(page + 1)} />
      </ul>
    </nav>
  );
}

type StepProps = { name: 'Previous' | 'Next'; look: PagerStyle; isOff: boolean; onClick: () => void };

function Step({ name, look, isOff, onClick }: StepProps) {
  return (
    <li className={`page-item ${isOff ? 'disabled' : ''}`}>
      {/* The button stays focusable on the last page: disabling a focused button would move the focus to the page. */}
      <button
        type="button"
        className="page-link"
        aria-label={name}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onClick}
      >
        {look === 'arrows' ? name === 'Previous' ? '«' : '»' : <StepLabel name={name} />}
      </button>
    </li>
  );
}

function StepLabel({ name }: Pick<StepProps, 'name'>) {
  return (
    <span className={styles.step}>
      {name === 'Previous' && <ChevronLeft aria-hidden size={16} />}
      <span className={list.word}>{name}</span>
      {name === 'Next' && <ChevronRight aria-hidden size={16} />}
    </span>
  );
}
