import fc from 'fast-check';

/** The same questions in every run; a failure prints the seed and the smallest question that fails. */
fc.configureGlobal({ seed: 20_260, numRuns: 100 });

/** Any unit of UTF-16, so that halves of characters come alone. */
const brokenText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\ud83d', '\ude00', '\u0000', '\u202e', '\ufeff', 'İ', 'ﬁ', '́'),
  ),
  maxLength: 40,
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  brokenText,
);

const signs = fc
  .array(
    fc.constantFrom(
      ...['(a+b)*', '$&', '\\', '[', '.*', '^', '{1,}', '(?=', '|', '%E0%A4%A', '__proto__'],
      ...['<script>alert(1)</script>', '<img onerror=x>', '&lt;', '"', 'constructor', 'toString'],
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

const spaces = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', ' ', '　'), maxLength: 30 });

/** Texts of all kinds, of which some are as long as a pasted page. */
export const anyString = fc.oneof(
  { weight: 6, arbitrary: anyText },
  { weight: 3, arbitrary: signs },
  { weight: 1, arbitrary: spaces },
  {
    weight: 1,
    arbitrary: fc
      .oneof(anyText, signs)
      .map((text) => (text || 'x').repeat(10_000).slice(0, 10_000)),
  },
);

/** One letter too many, too few, another, or two in the wrong order. */
const typo = (word: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(word.length), fc.constantFrom('', 'x', word.at(-1) ?? ''), fc.nat(2))
    .map(([at, letter, dropped]) => word.slice(0, at) + letter + word.slice(at + dropped));

/** What readers may ask of an index: its words, begun or with typos, signs, and anything at all. */
export function createQueries(vocabulary: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...vocabulary);
  const typed = fc.oneof(
    word,
    word.chain(typo),
    word.chain((whole) => fc.nat(whole.length).map((length) => whole.slice(0, length))),
  );
  const words = fc
    .tuple(
      fc.array(fc.oneof(typed, signs, brokenText), { maxLength: 6 }),
      fc.constantFrom(' ', '', '-', '.'),
    )
    .map(([pieces, between]) => pieces.join(between));
  return fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: anyString });
}
