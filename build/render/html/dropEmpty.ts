/** A stylesheet without at-rules that hold nothing: `@media print{@supports (x:y){}}`. */
export function dropEmpty(style: string): string {
  const shorter = style.replace(/@[^{};]*\{\}/g, '');
  return shorter === style ? style : dropEmpty(shorter);
}
