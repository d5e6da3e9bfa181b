import { useRef } from 'react';
import styles from './HeroStars.module.css';
import { listStars } from './starField';
import { useStarShift } from './useStarShift';

const stars = listStars();
const toPercent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Decorative stars that lean towards a mouse nearby, and stand still where less motion is wanted. */
export function HeroStars() {
  const field = useRef<HTMLDivElement>(null);
  useStarShift(field);
  return (
    <div ref={field} className={styles.field} data-stars="" aria-hidden="true">
      {stars.map(({ x, y }) => (
        <i key={x} className={styles.star} style={{ '--x': toPercent(x), '--y': toPercent(y) }} />
      ))}
    </div>
  );
}
