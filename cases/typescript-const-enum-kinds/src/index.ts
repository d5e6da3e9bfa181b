import { Unit } from './unit';

export const enum Size {
  Small = 7,
  Large = 8,
}

export const isKnown = (value: number): boolean => value === Size.Large || value === Unit.Meter;
