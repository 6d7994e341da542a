import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { rangeOfPage } from '@/domain/lists/pager';
import { PAGE_SIZES, type PageSize, type PageView } from '@/domain/lists/paging';
import * as styles from './ListFooter.module.scss';
import { Pager, type PagerStyle } from './Pager';
import * as texts from '@/components/lists/texts';

type Props = {
  /** The noun of the rows, in the plural: 'transactions'. */
  noun: string;
  view: Omit<PageView<unknown>, 'rows'>;
  pageSizeLabel?: string;
  pagerStyle?: PagerStyle;
  onPageSelect: (page: number) => void;
  onPageSizeSelect: (size: PageSize) => void;
};

/** The footer of a list: the page size, the range of visible rows and the pager. */
export function ListFooter({
  noun,
  view,
  pageSizeLabel = texts.rowsPerPage,
  pagerStyle = 'words',
  onPageSelect,
  onPageSizeSelect,
}: Props) {
  const id = useId();
  const { first, last } = rangeOfPage(view);
  return (
    <footer className={styles.footer}>
      <div className="d-flex align-items-center gap-2">
        <Form.Label htmlFor={id} className="d-print-none mb-0 text-body-secondary">
          {pageSizeLabel}
        </Form.Label>
        <Form.Select
          id={id}
          size="sm"
          className="d-print-none w-auto"
          value={view.pageSize}
          onChange={({ target }) => {
            const size = PAGE_SIZES.find((candidate) => candidate === Number(target.value));
            if (size) onPageSizeSelect(size);
          }}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Form.Select>
      </div>
      <p className="mb-0 text-body-secondary">{texts.shownRows(first, last, view.total, view.isAbout)}</p>
      {view.page + 1 >= (view.lastPage ?? Infinity) && (
        <p className={`w-100 mb-0 text-body-secondary ${styles.follow}`}>{texts.pagesFollow}</p>
      )}
      <Pager label={texts.pagesOf(noun)} {...view} look={pagerStyle} onPageSelect={onPageSelect} />
    </footer>
  );
}
