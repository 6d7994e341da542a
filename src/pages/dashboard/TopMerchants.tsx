import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router';
import { formatMoney } from '@/domain/money';
import { formatCount } from '@/domain/paging';
import { addressOf, PATHS } from '@/domain/screens';
import { selectTopMerchants } from '@/selectors/merchantsSelectors';
import { useAppSelector } from '@/store/hooks';

export function TopMerchants() {
  const merchants = useAppSelector(selectTopMerchants);
  return (
    <Card as="section">
      <Card.Body>
        <h2 id="top-merchants">Top Merchants</h2>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus (WCAG 2.1.1) */}
        <div className="table-wrapper" role="region" aria-labelledby="top-merchants" tabIndex={0}>
          <Table className="data-table" aria-labelledby="top-merchants">
            <thead>
              <tr>
                <th scope="col">Rank</th>
                <th scope="col">Merchant</th>
                <th scope="col" className="is-numeric">
                  Volume
                </th>
              </tr>
            </thead>
            <tbody>
              {merchants.map(({ id, name, transactions, volume }, index) => (
                <tr key={id}>
                  <td>{index + 1}</td>
                  <th scope="row">
                    <Link to={addressOf(PATHS.transactions, { search: name })} className="row-link">
                      {name}
                    </Link>
                    <small className="cell-note">{formatCount(transactions)} transactions</small>
                  </th>
                  <td className="is-numeric">{formatMoney(volume)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {merchants.length === 0 && <div className="table-empty">No merchants yet</div>}
        </div>
      </Card.Body>
    </Card>
  );
}
