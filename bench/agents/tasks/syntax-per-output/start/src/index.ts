import { clsx } from 'clsx';
import { createElement, type ReactElement } from 'react';
import { Scale } from './scale';

export { Scale, ScaleError } from './scale';

export interface MeterProps {
  value?: number;
  scale?: Scale;
}

export function Meter({ value, scale }: MeterProps): ReactElement {
  const used = scale ?? new Scale(0, 100);
  const part = used.part(value ?? 0);
  const className = clsx('meter', part > 0.9 && 'meter-high');
  return createElement('meter', { className, value: part, title: used?.label });
}

/** The class of a value, for logs. */
export const kindOf = (value: object): string => value.constructor.name;
