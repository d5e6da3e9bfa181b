import { type RefObject, useEffect, useRef } from 'react';
import styles from './Hero.module.css';

/** How many stars there are, within how many pixels a mouse attracts them, and which part of the way. */
export const starField = { count: 35, reach: 100, pull: 0.25 } as const;

interface Point {
  x: number;
  y: number;
}

const stars = listStars();
const toPercent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Decorative stars that move towards a mouse nearby, unless less motion is wanted. */
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

/** Moves the stars once a frame, straight on the elements. */
function useStarShift(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (field.current && !calm.matches) moveStars(field.current, { x: clientX, y: clientY });
      });
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => {
      removeEventListener('pointermove', follow);
      cancelAnimationFrame(frame);
    };
  }, [field]);
}

/** Reads every place first, then writes: one layout for all of them. */
function moveStars(field: HTMLElement, mouse: Point): void {
  const { left, top } = field.getBoundingClientRect();
  const elements = [...field.children] as HTMLElement[];
  const shifts = elements.map((star) =>
    getShift({ x: left + star.offsetLeft, y: top + star.offsetTop }, mouse),
  );
  elements.forEach((star, index) => {
    const { x = 0, y = 0 } = shifts[index] ?? {};
    star.style.translate = `${x.toFixed(1)}px ${y.toFixed(1)}px`;
  });
}

/** Places in parts of the hero's width and height, the same on every machine. */
export function listStars(): Point[] {
  // Distances of neighbors, such that no pattern shows.
  const [goldenRatio, otherRatio] = [0.618033988749895, 0.754877666246693];
  return Array.from({ length: starField.count }, (_, index) => ({
    x: ((index + 0.5) * goldenRatio) % 1,
    y: ((index + 0.5) * otherRatio) % 1,
  }));
}

/** How far a star moves towards the mouse, in pixels: not at all from beyond its reach. */
export function getShift(star: Point, mouse: Point): Point {
  const [x, y] = [mouse.x - star.x, mouse.y - star.y];
  if (Math.hypot(x, y) > starField.reach) return { x: 0, y: 0 };
  return { x: x * starField.pull, y: y * starField.pull };
}
