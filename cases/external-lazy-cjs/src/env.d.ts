declare module 'plotter' {
  export function line(): unknown;
}
