/** Lower case, one spelling per letter, no accents on Latin ones: `Ｅｘｔé` → `exte`; `й` stays. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase();
}
