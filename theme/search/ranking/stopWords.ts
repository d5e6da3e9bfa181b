/** Words that ask without saying about what. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could do does for from get has have how i if in into is it ' +
    'its me my no not of on or our should so than that the their then there these this to use using ' +
    'want was we were what when where which who why will with would you your'
  ).split(' '),
);
