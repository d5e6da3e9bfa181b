/// <reference types="@rslib/core/types" />

declare module '*.svg?react' {
  const Component: (props: object) => object;
  export default Component;
}
