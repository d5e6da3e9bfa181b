import { useId } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { type Facet, facets, facetTexts } from './facets';
import styles from './SearchFacets.module.css';
import { useSearchText } from './useSearchText';

export interface SearchFacetsProps {
  /** `undefined`: everything. */
  value: Facet | undefined;
  onValueChange: (facet: Facet | undefined) => void;
}

const choices = [undefined, ...facets];

/** Narrows the results to a part of the site: one stop of the Tab key, arrows choose. */
export function SearchFacets({ value, onValueChange }: SearchFacetsProps) {
  const text = useSearchText();
  const name = useId();
  return (
    <fieldset className={styles.facets}>
      <legend>
        <VisuallyHidden>{text('searchFacets')}</VisuallyHidden>
      </legend>
      {choices.map((facet) => (
        <label key={facet ?? ''} className={styles.facet}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={facet === value}
            onChange={() => onValueChange(facet)}
          />
          {text(facetTexts[facet ?? 'all'])}
        </label>
      ))}
    </fieldset>
  );
}
