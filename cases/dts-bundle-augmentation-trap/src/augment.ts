import 'words';

declare module 'words' {
  interface Options {
    strict: boolean;
  }
}
