import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Inline styles set custom properties only; rules live in CSS. */
    [property: `--${string}`]: string | number | undefined;
  }
}
