import styles from './HeroImage.module.css';

export interface HeroImageProps {
  /** Addresses, one for each colour scheme. */
  light: string;
  dark: string;
  alt: string;
}

/**
 * A picture of 375 × 375 (spec.md §9). Only the one of the scheme on show is fetched: style chooses, so
 * the HTML is the same for both.
 */
export function HeroImage({ light, dark, alt }: HeroImageProps) {
  return (
    <div
      className={styles.image}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      style={{ '--light': `url("${light}")`, '--dark': `url("${dark}")` }}
    />
  );
}
