declare module 'clamp' {
  export function clamp(value: number, min: number, max: number): number;
}

declare module 'percent' {
  export function percent(value: number): number;
}
