import type { Ref } from 'react';
import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import { maxQueryLength } from './ranking/limits';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * The field a query is typed into; the focus stays in it while the results are walked through. Which of
 * them is meant, it is told by what answers (useFieldState.ts).
 */
export function SearchField({ ref, value, onValueChange }: SearchFieldProps) {
  const text = useText();
  return (
    <div className={styles.field}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={ref}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={text('searchPlaceholderText')}
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={undefined}
        placeholder={text('searchPlaceholderText')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={maxQueryLength}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {/* A form closes the dialog that it is in, before React is there as well. */}
      <form method="dialog" className={styles.closing}>
        <button type="submit" className={styles.cancel}>
          {text('searchPanelCancelText')}
        </button>
      </form>
    </div>
  );
}
