import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'What happens to each kind of import with bundle: false',
  question: 'Which imports are rewritten when bundle is off?',
  expect: {
    files: ['alias.js', 'data.js', 'explicit.js', 'index.js', 'lazy.js', 'parts/index.js'],
    contains: {
      'index.js': [
        'import { clamp } from "clamp";',
        'import { sep } from "node:path";',
        'import { viaAlias } from "./alias.js";',
        'import data from "./data.js";',
        'import { explicit } from "./explicit.js";',
        'import { part } from "./parts/index.js";',
        'import("./lazy.js")',
      ],
    },
  },
});
