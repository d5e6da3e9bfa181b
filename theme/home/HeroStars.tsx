import { type RefObject, useEffect, useRef } from 'react';
import styles from './Hero.module.css';

/** How many stars there are, and within how many pixels a mouse attracts them. */
export const starField = {
  count: 35,
  reach: 100,
  /** Part of the way they go. */ pull: 0.25,
} as const;

export interface Point {
  x: number;
  y: number;
}

/** Distance of two neighbours, as a part of the width, so that no pattern shows. */
const goldenRatio = 0.618033988749895;
const otherRatio = 0.754877666246693;

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

/** Moves the children of a field towards a mouse, once a frame, unless less motion is wanted. */
export function useStarShift(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const listeners = new AbortController();
    let frame: number | undefined;
    let mouse: Point = { x: 0, y: 0 };
    const move = () => {
      frame = undefined;
      moveStars(element, calm.matches ? undefined : mouse);
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        mouse = { x: clientX, y: clientY };
        frame ??= requestAnimationFrame(move);
      },
      { passive: true, signal: listeners.signal },
    );
    return () => {
      listeners.abort();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [field]);
}

/** Reads every place first, then writes: one layout for all of them. */
function moveStars(field: HTMLElement, mouse: Point | undefined): void {
  const { left, top } = field.getBoundingClientRect();
  const stars = [...field.children].filter((star) => star instanceof HTMLElement);
  const shifts = stars.map((star) => {
    const place = { x: left + star.offsetLeft, y: top + star.offsetTop };
    return mouse ? getShift(place, mouse) : { x: 0, y: 0 };
  });
  stars.forEach((star, index) => {
    const { x, y } = shifts[index] ?? { x: 0, y: 0 };
    star.style.translate = x || y ? `${x.toFixed(1)}px ${y.toFixed(1)}px` : '';
  });
}

/** Positions of the stars, in parts of the hero's width and height: the same on every machine. */
export function listStars(count: number = starField.count): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) * goldenRatio) % 1,
    y: ((index + 0.5) * otherRatio) % 1,
  }));
}

/** How far a star moves towards the mouse, in pixels: not at all from beyond its reach. */
export function getShift(star: Point, mouse: Point): Point {
  const x = mouse.x - star.x;
  const y = mouse.y - star.y;
  if (Math.hypot(x, y) > starField.reach) return { x: 0, y: 0 };
  return { x: x * starField.pull, y: y * starField.pull };
}
