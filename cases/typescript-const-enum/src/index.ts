import { Unit } from './unit';

export const toText = (value: number, unit: Unit): string =>
  unit === Unit.Meter ? `${value} m` : `${value} km`;
