declare namespace JSX {
  interface IntrinsicElements {
    button: Record<string, unknown>;
  }
}
