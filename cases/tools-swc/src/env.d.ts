declare namespace JSX {
  interface IntrinsicElements {
    h1: { children?: string };
  }
}
