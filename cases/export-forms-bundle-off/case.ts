import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Every form of re-export, file by file',
  question: 'Which re-exported names can users import from CJS output without a bundle?',
  expect: {
    imports: [
      {
        file: 'dist/esm/own-named.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'first'",
      },
      {
        file: 'dist/cjs/own-named.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'first'",
      },
      {
        file: 'dist/esm/own-star.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,own,two'",
      },
      {
        file: 'dist/cjs/own-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,own,two'",
      },
      {
        file: 'dist/esm/own-stars.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,three,two'",
      },
      {
        file: 'dist/cjs/own-stars.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,two'",
      },
      {
        file: 'dist/esm/own-stars-reversed.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,three,two'",
      },
      {
        file: 'dist/cjs/own-stars-reversed.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,two'",
      },
      {
        file: 'dist/esm/own-star-import.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'own,three'",
      },
      {
        file: 'dist/cjs/own-star-import.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'own'",
      },
      {
        file: 'dist/esm/own-object.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'words'",
      },
      {
        file: 'dist/cjs/own-object.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'words'",
      },
      {
        file: 'dist/esm/es-named.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,word'",
      },
      {
        file: 'dist/cjs/es-named.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,word'",
      },
      {
        file: 'dist/esm/es-star.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,own,two'",
      },
      {
        file: 'dist/cjs/es-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'own'",
      },
      {
        file: 'dist/esm/es-object.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'words'",
      },
      {
        file: 'dist/cjs/es-object.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'words'",
      },
      {
        file: 'dist/esm/cjs-named.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,word'",
      },
      {
        file: 'dist/cjs/cjs-named.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,word'",
      },
      {
        file: 'dist/esm/cjs-star.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,own,two'",
      },
      {
        file: 'dist/cjs/cjs-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,own,two'",
      },
      {
        file: 'dist/esm/node-named.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'join,path'",
      },
      {
        file: 'dist/cjs/node-named.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'join,path'",
      },
      { file: 'dist/esm/node-star.js', holds: "'own' in m && 'EOL' in m" },
      {
        file: 'dist/cjs/node-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'own'",
      },
      {
        file: 'dist/esm/json-star.js',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'count,version'",
      },
      {
        file: 'dist/cjs/json-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'count,version'",
      },
    ],
    requires: [
      {
        file: 'dist/cjs/own-named.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'first'",
      },
      {
        file: 'dist/cjs/own-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,own,two'",
      },
      {
        file: 'dist/cjs/own-stars.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,three,two'",
      },
      {
        file: 'dist/cjs/own-object.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'words'",
      },
      {
        file: 'dist/cjs/es-named.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,word'",
      },
      {
        file: 'dist/cjs/es-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,own,two'",
      },
      {
        file: 'dist/cjs/es-object.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'words'",
      },
      {
        file: 'dist/cjs/cjs-named.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,word'",
      },
      {
        file: 'dist/cjs/cjs-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'one,own,two'",
      },
      {
        file: 'dist/cjs/node-named.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'join,path'",
      },
      { file: 'dist/cjs/node-star.cjs', holds: "'own' in m && 'EOL' in m" },
      {
        file: 'dist/cjs/json-star.cjs',
        holds:
          "Object.keys(m).filter((name) => !/^(__esModule|default|module.exports)$/.test(name)).sort().join() === 'count,version'",
      },
    ],
  },
});
