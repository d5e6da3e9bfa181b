declare module 'data:*' {
  const value: number;
  export default value;
}
