import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The order of .env files',
  question: 'Which .env file wins when several set a variable?',
  env: { PUBLIC_OWNER: 'shell' },
  expect: {
    files: ['index.js'],
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "m.address === 'https://env.example.com' && m.region === 'env.local' && " +
          "m.level === 'env.production' && m.label === 'env.production.local' && m.owner === 'shell'",
      },
    ],
  },
});
