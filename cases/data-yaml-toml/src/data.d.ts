declare module '*.yaml' {
  const data: { perPage: number; roles: string[] };
  export default data;
}

declare module '*.toml' {
  const data: { owner: { name: string } };
  export default data;
}
