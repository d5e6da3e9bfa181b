import { type ChangeEvent, type CompositionEvent, type Ref, useState } from 'react';
import { useText } from '../lib/text';
import { Icon } from '../ui/Icon';
import { maxQueryLength } from './SearchProvider';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * Whether an input method still turns what is typed into other words: the letters of Pinyin are no query.
 * Hangul grows into the word itself, and so does any word on a phone, whose keyboard composes them all.
 */
const isUnfinished = ({ isComposing, data }: InputEvent): boolean =>
  isComposing && matchMedia('(hover: hover)').matches && !/^\p{Script=Hangul}*$/u.test(data ?? '');

/**
 * The field a query is typed into; the focus stays in it while the results are walked through. Which of
 * them is meant, it is told by what answers (useDialogKeys.ts).
 */
export function SearchField({ ref, value, onValueChange }: SearchFieldProps) {
  const text = useText();
  const [draft, setDraft] = useState<string>();
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isDraft = nativeEvent instanceof InputEvent && isUnfinished(nativeEvent);
    setDraft(isDraft ? target.value : undefined);
    if (!isDraft) onValueChange(target.value);
  };
  const handleCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setDraft(undefined);
    onValueChange(currentTarget.value);
  };
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
        value={draft ?? value}
        onChange={handleChange}
        onCompositionEnd={handleCompositionEnd}
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
