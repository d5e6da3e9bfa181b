declare module 'counter' {
  import type { FunctionComponent } from 'react';
  export const Counter: FunctionComponent;
}
