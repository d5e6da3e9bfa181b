/** A guard, and how to take it out of what is served. */
export interface Mutation {
  guard: string;
  /** Files that hold it: the inline script of every page, or scripts. */
  where: 'html' | 'script' | 'worker';
  pattern: RegExp;
  replacement: string;
  /** A row that must fail without it. */
  row: string;
}

/** Every guard of the site; a pattern that is not found is an error, so none can outlive its guard. */
export const mutations: readonly Mutation[] = [
  {
    guard: 'storage that cannot be read is empty',
    where: 'html',
    pattern: /try\{return (localStorage\.getItem\(\w+\))\}catch\{return null\}/,
    replacement: 'return $1',
    row: 'storage-local-blocked',
  },
  {
    guard: 'the path is made readable',
    where: 'script',
    pattern: /(\w+)\.replaceState\(\1\.state,"",(?=\w+\+\w+\+\w+\)\}\})/,
    replacement: '(()=>0)($1.state,"",',
    row: 'path-/%E0%A4%A',
  },
  {
    guard: 'a path of this origin only',
    where: 'script',
    pattern: /\.join\("\/"\)\.replace\(\/\^\\\/\+\/,""\)/,
    replacement: '.join("/")',
    row: 'path-/en//evil.example/x',
  },
  {
    guard: 'queued clicks are released where React cannot load',
    where: 'script',
    pattern: /onerror:\w+,(?=src:)/,
    replacement: '',
    row: 'search-link-frame-aborted',
  },
  {
    guard: 'a queued search falls back where no script loads',
    where: 'html',
    pattern: /onload:(\w+),onerror:\1,(?=src:)/,
    replacement: '',
    row: 'search-link-after-paint-aborted',
  },
  {
    guard: 'the page is put back',
    where: 'script',
    pattern: /\w+\("appfail",(?=\(\)=>\{\w+\.pathname)/,
    replacement: '(()=>0)("appfail",',
    row: 'back-to-page-without-script',
  },
  {
    guard: 'the visit is remembered or nobody is redirected',
    where: 'html',
    pattern: /(\.test\(\w+\.userAgent\)\|\|)\w+\(\w+\)\|\|(?=!)/,
    replacement: '$1',
    row: 'chinese-second-visit',
  },
  {
    guard: 'a stored scheme that means nothing is none',
    where: 'html',
    pattern: /"light"===(\((\w+)=[^]{0,60}?\))\|\|"dark"===\2\?\2:"auto"/,
    replacement: '$1||"auto"',
    row: 'stored-scheme-on-dark-system',
  },
  {
    guard: 'other letters lead to the page',
    where: 'script',
    pattern: /(\w+)=(\w+)\.toLowerCase\(\);(?="404"!==)/,
    replacement: '$1=$2;',
    row: 'path-/GUIDE/Start/',
  },
  {
    guard: 'decoding a hash cannot throw',
    where: 'script',
    pattern: /try\{return decodeURIComponent\((\w+)\)\}catch\{return \1\}/,
    replacement: 'return decodeURIComponent($1)',
    row: 'hash-#%E0%A4%A',
  },
  {
    guard: 'a page whose script fails comes in full',
    where: 'script',
    pattern: /(?<head>===\w+&&\(\w+\?)\w+\(\)(?=:\w+\(!1,)/,
    replacement: '$<head>0',
    row: 'page-script-aborted',
  },
  {
    guard: 'offline the old page stays',
    where: 'script',
    pattern: /"TimeoutError"===\w+/,
    replacement: '!0',
    row: 'offline-click',
  },
  {
    guard: 'a sign-in of another host is no missing network',
    where: 'script',
    pattern: /redirect:"manual"/,
    replacement: 'redirect:"follow"',
    row: 'sign-in-elsewhere',
  },
  {
    guard: 'a script that never comes has failed',
    where: 'script',
    pattern: /(?<head>type:"timeout",target:\w+\}\),)8e3/,
    replacement: '$<head>12e4',
    row: 'page-script-never',
  },
  {
    guard: 'a failed fetch of a page is forgotten',
    where: 'script',
    pattern: /catch\((\w+)\)\{throw \w+=void 0,\1\}/,
    replacement: 'catch($1){throw $1}',
    row: 'page-script-fails-once',
  },
  {
    guard: 'the worker of an earlier site is taken away',
    where: 'worker',
    pattern: /await registration\.unregister\(\);/,
    replacement: '',
    row: 'worker-of-earlier-site',
  },
];
