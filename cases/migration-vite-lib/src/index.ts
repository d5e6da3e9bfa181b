import { clamp } from 'clamp';
import './meter.css';
import icon from './meter.svg';

/** A bar that is `share` wide, from 0 to 1. */
export function createMeter(share: number): HTMLElement {
  const meter = document.createElement('div');
  meter.className = 'meter';
  meter.style.width = `${clamp(share, 0, 1) * 100}%`;
  meter.style.backgroundImage = `url(${icon})`;
  return meter;
}
