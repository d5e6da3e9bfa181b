/** Chinese ones, between which a question is divided: it has no spaces. */
export const chineseStopWords =
  '怎么样 怎么 怎样 如何 为什么 什么 哪个 哪些 哪里 是否 可以 能否 能不能 有没有 需要 使用 用 在 的 了 吗 呢 和 与 把 被 让 里 一种 一个 其中 这个 那个 我 是 会'.split(
    ' ',
  );

/** Words that ask without saying about what, the name of the tool among them: all pages are on it. */
export const stopWords: ReadonlySet<string> = new Set([
  ...chineseStopWords,
  ...(
    'a am an and any are as at be been being but by can could did do does doing for from get got had has ' +
    'have how i if in into is it its me my no not of on or our rslib should so some than that the their ' +
    'them then there these they this those to use used using want was we were what when where which ' +
    'while who whose why will with would you your'
  ).split(' '),
]);

/** Words that say something, but hardly what about: "make sass work" asks about Sass. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'add after all also always another available because before best better between both call called ' +
    'come comes correct different difference each every find give given gives go goes good happen ' +
    'happens help instead know let like long look make makes making mean means more most much must need ' +
    'needed needs never new only other own possible problem put really right same say says see set shall ' +
    'show shows still stop stops such support supported supports take takes tell thing time too try ' +
    'trying turn very way without work working works wrong'
  ).split(' '),
);
