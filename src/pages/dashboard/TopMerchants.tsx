import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { formatMoney } from '@/domain/money';
import { formatCount } from '@/domain/paging';
import { selectTopMerchants } from '@/selectors/merchantsSelectors';
import { useAppSelector } from '@/store/hooks';

export function TopMerchants() {
  const merchants = useAppSelector(selectTopMerchants);
  return (
    <Card as="section">
      <Card.Body>
        <h2 id="top-merchants">Top Merchants</h2>
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
                  {name}
                  <small className="cell-note">{formatCount(transactions)} transactions</small>
                </th>
                <td className="is-numeric">{formatMoney(volume)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card.Body>
    </Card>
  );
}
