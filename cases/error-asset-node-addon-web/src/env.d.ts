declare module '*.node' {
  const addon: { hash: (text: string) => number };
  export default addon;
}
