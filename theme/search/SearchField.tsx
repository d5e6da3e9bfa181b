import type { ComponentProps } from 'react';
import { Icon } from '../ui/Icon';
import { maxQueryLength } from './ranking/weights';
import styles from './SearchField.module.css';
import { useSearchText } from './useSearchText';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value'> {
  value: string;
  /** Id of the list of results. */
  listId: string;
  /** Id of the highlighted result, if there is any. */
  activeId: string | undefined;
  onValueChange: (value: string) => void;
  onCancel: () => void;
}

/** The field a query is typed into; the focus stays in it while the results are walked through. */
export function SearchField({
  value,
  listId,
  activeId,
  onValueChange,
  onCancel,
  ...props
}: SearchFieldProps) {
  const text = useSearchText();
  return (
    <div className={styles.field}>
      <Icon name="search" className={styles.icon} />
      <input
        {...props}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={text('searchPlaceholderText')}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId === undefined ? undefined : listId}
        aria-activedescendant={activeId}
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
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {text('searchPanelCancelText')}
      </button>
    </div>
  );
}
