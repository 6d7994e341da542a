import { formatMoney, type Cents } from '@/domain/money';

type Props = { cents: Cents };

/** A large figure of money: the cents a little quieter than the dollars. */
export function Money({ cents }: Props) {
  const [dollars, fraction] = formatMoney(cents).split('.');
  return (
    <span className="money">
      {dollars}
      <span className="money-cents">.{fraction}</span>
    </span>
  );
}
