export interface Options {
  limit: number;
}
