/** @internal */
export function secret(): number {
  return 1;
}

export function open(): number {
  return secret();
}
