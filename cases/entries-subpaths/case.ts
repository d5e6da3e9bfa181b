import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Subpaths with types',
  question: 'How do I publish letters/encode and letters/decode?',
  expect: {
    files: ['decode.d.ts', 'decode.js', 'encode.d.ts', 'encode.js', 's.js'],
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
    consumer:
      "import { encode } from 'letters/encode';\nimport { decode } from 'letters/decode';\n\nexport const text: string = decode(encode('abc'));\n",
  },
});
