import { useText } from '../hooks/useText';
import { isSwitchedOn } from '../lib/codeView';
import styles from './CodeSwitches.module.css';
import { useCodeView } from './useCodeView';

/** What the block shows where the reader has not chosen. */
export interface CodeSwitchesProps {
  numbers: boolean;
  wrap: boolean;
}

const labels = { numbers: 'lineNumbers', wrap: 'wrapLines' } as const;

/** Turns line numbers and wrapping on or off, for every block and from then on. */
export function CodeSwitches(byWriter: CodeSwitchesProps) {
  const text = useText();
  const [view, turn] = useCodeView();
  return (
    <span className={styles.switches} data-late="">
      {(['numbers', 'wrap'] as const).map((name) => {
        const isOn = isSwitchedOn(view, name, byWriter[name]);
        return (
          <button
            key={name}
            type="button"
            data-needs-script=""
            aria-pressed={isOn}
            title={text(labels[name])}
            onClick={() => turn(name, !isOn)}
          />
        );
      })}
    </span>
  );
}
