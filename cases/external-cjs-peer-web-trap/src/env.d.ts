declare module 'legacy-button' {
  export function version(): string;
}
