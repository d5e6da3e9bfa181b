declare module '*.data' {
  const address: string;
  export default address;
}
