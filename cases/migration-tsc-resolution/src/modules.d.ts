declare module 'clamp' {
  export const found: string;
}

declare module 'theme' {
  export default function getTheme(): string;
}
