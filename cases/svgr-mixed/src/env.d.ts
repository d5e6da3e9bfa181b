/// <reference types="@rslib/core/types" />

declare module '*.svg' {
  export const ReactComponent: (props: object) => object;
}
