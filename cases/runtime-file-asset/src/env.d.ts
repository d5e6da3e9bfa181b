declare module '*.txt' {
  const address: string;
  export default address;
}
