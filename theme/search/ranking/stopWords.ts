/** Words that ask without saying about what, the name of the tool among them: all pages are on it. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a am an and any are as at be been being but by can could did do does doing for from get got had has ' +
    'have how i if in into is it its me my no not of on or our rslib should so some than that the their ' +
    'them then there these they this those to use used using want was we were what when where which ' +
    'while who whose why will with would you your'
  ).split(' '),
);

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
