import { useId } from 'react';
import { SHORTCUTS } from '@/app/keyboard/shortcuts';
import { Dialog } from '@/components/dialogs/Dialog';
import { selectAreSingleKeysOn, singleKeysSwitched } from '@/slices/ui/shortcutsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './KeysDialog.module.scss';
import * as texts from './keysTexts';

/** Lists the keyboard shortcuts, with a switch for single-key shortcuts. */
export function KeysDialog() {
  const dispatch = useAppDispatch();
  const areSingleKeysOn = useAppSelector(selectAreSingleKeysOn);
  const hintId = useId();
  return (
    <Dialog title={texts.title} help="shortcuts" isCompact>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, text, isSingle }) => (
          <div key={text} className={isSingle && !areSingleKeysOn ? styles.isOff : undefined}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>
              {text}
              {isSingle && !areSingleKeysOn && ` ${texts.off}`}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox itself says whether it is checked
          role="switch"
          checked={areSingleKeysOn}
          aria-describedby={hintId}
          onChange={({ target }) => dispatch(singleKeysSwitched(target.checked))}
        />
        {texts.singleKeys}
      </label>
      <p id={hintId} className="text-body-secondary mb-0">
        {texts.singleKeysHint}
      </p>
    </Dialog>
  );
}
