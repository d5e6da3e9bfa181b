import { useState } from 'react';
import star from './star.svg';
import styles from './Rating.module.css';

export interface RatingProps {
  /** How many stars there are; 5 if left out. */
  max?: number;
  onRate?: (stars: number) => void;
}

/** Stars that readers click to rate something. */
export function Rating({ max = 5, onRate }: RatingProps) {
  const [rating, setRating] = useState(0);
  const rate = (stars: number) => {
    setRating(stars);
    onRate?.(stars);
  };
  return (
    <div className={styles.rating}>
      {Array.from({ length: max }, (_, index) => (
        <button
          key={index}
          type="button"
          className={index < rating ? styles.full : styles.empty}
          onClick={() => rate(index + 1)}
        >
          <img src={star} alt={`${index + 1}`} />
        </button>
      ))}
    </div>
  );
}
