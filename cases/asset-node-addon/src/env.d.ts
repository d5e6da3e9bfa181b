declare module '*.node' {
  const addon: { hash: (text: string) => string };
  export default addon;
}
