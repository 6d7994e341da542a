import { classNames } from '@/components/page/classNames';
import { CONFIGURATIONS, type Configuration } from '@/domain/integrations/vocabulary';
import * as styles from './ConfigurationBadges.module.scss';

type Props = {
  enabled: readonly Configuration[];
  /** Also shows disabled configurations, with their state for assistive technology. */
  showsAll?: boolean;
};

export function ConfigurationBadges({ enabled, showsAll = false }: Props) {
  const shown = showsAll ? CONFIGURATIONS : CONFIGURATIONS.filter((name) => enabled.includes(name));
  return (
    <ul className="list-unstyled d-flex gap-1 mb-0">
      {shown.map((name) => {
        const isEnabled = enabled.includes(name);
        return (
          <li key={name} className={classNames('badge', styles.badge, isEnabled && styles.isEnabled)}>
            {name}
            {showsAll && <span className="visually-hidden">{isEnabled ? ' (enabled)' : ' (not enabled)'}</span>}
          </li>
        );
      })}
    </ul>
  );
}
