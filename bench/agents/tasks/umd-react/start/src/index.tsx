import clsx from 'clsx';
import { useState } from 'react';

export interface RatingStarsProps {
  of?: number;
}

export function RatingStars({ of = 5 }: RatingStarsProps) {
  const [rating, setRating] = useState(0);
  console.debug('rating', rating);
  if (process.env.NODE_ENV !== 'production' && of < 1) {
    console.warn('RatingStars: `of` must be 1 or more');
  }
  return (
    <p>
      {Array.from({ length: of }, (_, index) => (
        <button
          type="button"
          key={index}
          className={clsx('star', index < rating && 'full')}
          onClick={() => setRating(index + 1)}
        >
          ★
        </button>
      ))}
    </p>
  );
}
