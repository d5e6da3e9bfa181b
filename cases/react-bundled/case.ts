import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A React component in a bundle',
  question: 'How do I build a library of React components?',
  expect: {
    files: ['Button.d.ts', 'index.d.ts', 'index.js'],
    contains: { 'index.js': ['from "react/jsx-runtime"', 'from "react"', 'jsxs("button"'] },
    publint: [],
    imports: [
      {
        file: 'dist/index.js',
        names: ['Button'],
        holds:
          "require('react-dom/server').renderToStaticMarkup(require('react').createElement(m.Button, { label: 'Likes' })) === '<button type=\"button\">Likes: 0</button>'",
      },
    ],
    consumer:
      "import { Button, type ButtonProps } from 'button';\n\nconst props: ButtonProps = { label: 'Likes' };\n// @ts-expect-error a label is text\nBut({ label: 1 });\nfunction But(given: ButtonProps): ReturnType<typeof Button> {\n  return Button(given);\n}\nexport const element = Button(props);\n",
  },
});
