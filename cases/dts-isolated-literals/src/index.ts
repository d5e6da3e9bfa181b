export const limit = 40;
export const separator = '-';
export const sizes = [16, 32] as const;

export class Counter {
  count = 0;
}
