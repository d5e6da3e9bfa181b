import { describe, expect, it } from '@rstest/core';
import { splitPrint } from '../../../../../build/render/html/splitPrint';

describe('splitPrint', () => {
  it('takes rules for paper out, in their order and without their condition', () => {
    const style =
      '.a{color:red}@media print{.a{display:none}}.b{color:blue}@media print{@page{margin:1cm}.b{top:0}}';
    expect(splitPrint(style)).toEqual({
      screen: '.a{color:red}.b{color:blue}',
      print: '.a{display:none}@page{margin:1cm}.b{top:0}',
    });
  });

  it('is not misled by braces in strings', () => {
    const style = '@media print{.a:after{content:"}"}}.b:after{content:"{"}@media print{.c{top:0}}';
    expect(splitPrint(style)).toEqual({
      screen: '.b:after{content:"{"}',
      print: '.a:after{content:"}"}.c{top:0}',
    });
  });

  it('refuses such a rule inside another', () => {
    expect(() => splitPrint('@layer base{@media print{.a{top:0}}}')).toThrow(
      'has `@media print` inside another rule',
    );
  });

  it('refuses a sheet that ends too early', () => {
    expect(() => splitPrint('@media print{.a{top:0}')).toThrow('ends inside `@media print`');
  });
});
