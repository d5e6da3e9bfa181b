declare module 'upper' {
  export function upper(text: string): string;
}
