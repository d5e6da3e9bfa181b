declare module '*.svg' {
  export const ReactComponent: (props: object) => object;
}
