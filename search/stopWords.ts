/** Chinese ones, between which a question is divided: it has no spaces. */
export const chineseStopWords =
  '怎么样 怎么办 怎么做 怎么 怎样 如何 为什么 什么 哪个 哪些 哪里 是否 可以 能否 能不能 有没有 需要 使用 用 在 的 了 吗 呢 和 与 把 被 让 里 一种 一个 其中 这个 那个 我 是 会'.split(
    ' ',
  );

/** Words that ask without saying about what, the name of the tool among them: all pages are on it. */
export const stopWords: ReadonlySet<string> = new Set([
  ...chineseStopWords,
  ...(
    'a am an and any are as at be been being but by can could did do does doing for from get got had has ' +
    'have how i if in into is it its me my no not of on or our rslib should so some than that the their ' +
    'them then there these they this those to use used uses using want was we were what when where which ' +
    'while who whose why will with would you your ' +
    // What is left of "don't", "isn't", "they're".
    'ain aren couldn didn doesn don hadn hasn haven isn ll re s shouldn t ve wasn weren won wouldn'
  ).split(' '),
]);

/** Words that say something, but hardly what about: "make sass work" asks about Sass. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'actually add after again all already also always another anything available because before best ' +
    'better between bit both call called come comes correct difference different during each ends even ' +
    'ever every everything few find finish finished finishes give given gives go goes good happen ' +
    'happened happens help inside instead kind know let like long look lot lots make makes making many ' +
    'mean means more most much must need needed needs never new nothing only other own please possible ' +
    'problem properly put really right same say says see seems set shall show shows simply somehow ' +
    'someone something somewhere still stop stops such support supported supports take takes tell ' +
    'thing time too try trying turn until up very via way without work working works wrong yet'
  ).split(' '),
);
