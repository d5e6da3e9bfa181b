import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The package of the quick start',
  question: 'How do I build my first package?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    imports: [
      { file: 'dist/index.js', names: ['greet'], holds: "m.greet('world') === 'Hello, world!'" },
    ],
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
    consumer:
      "import { greet } from 'my-lib';\n\nconst greeting: string = greet('world');\n// @ts-expect-error a name is text\ngreet(42);\nexport { greeting };\n",
  },
});
