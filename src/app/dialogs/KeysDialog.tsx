import { useId } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import { SHORTCUTS } from '@/domain/shortcuts';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectAreSingleKeysOn, singleKeysSwitched } from '@/slices/ui/shortcutsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './KeysDialog.module.scss';

/** Lists the keyboard shortcuts, with a switch for single-key shortcuts. */
export function KeysDialog() {
  const dispatch = useAppDispatch();
  const areSingleKeysOn = useAppSelector(selectAreSingleKeysOn);
  const hintId = useId();
  return (
    <Dialog title="Keyboard shortcuts" help="shortcuts" isCompact onClose={() => dispatch(dialogClosed())}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, does, isSingle }) => (
          <div key={does} className={isSingle && !areSingleKeysOn ? styles.isOff : undefined}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>
              {does}
              {isSingle && !areSingleKeysOn && ' (off)'}
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
        Single-key shortcuts
      </label>
      <p id={hintId} className="text-body-secondary mb-0">
        Turn them off if speech input or a slip of the hand sets them off. They never work while you type in a field.
      </p>
    </Dialog>
  );
}
