declare module '*.toml' {
  export const roles: string[];
}
