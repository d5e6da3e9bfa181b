declare module '*.yaml' {
  export const roles: string[];
}
