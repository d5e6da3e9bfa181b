import { describe, expect, it } from '@rstest/core';
import {
  axes,
  type Axis,
  axisNames,
  changeLibrary,
  findBuilt,
  getDefaults,
  libraryIds,
  listChanged,
  listCombinations,
  readChoice,
  type Settings,
  toKey,
  writeChoice,
} from '../../../explorer/settings';

const everything = libraryIds.flatMap((library) =>
  listCombinations(library).map((settings) => ({ library, settings })),
);
/** Of the others the same is built as of the first. */
const different = everything.filter(({ library }) => /^(?:functions|react)$/.test(library));
const mainAxes: Axis[] = ['format', 'bundle', 'dts', 'type', 'target'];

describe('what is built', () => {
  it('is a thousand builds, none of them twice', () => {
    const keys = everything.map(({ library, settings }) => `${library} ${toKey(settings)}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(1000);
  });

  it.each(libraryIds)('has all combinations of what changes names and files for %s', (library) => {
    const main = listCombinations(library).map((settings) =>
      mainAxes.map((axis) => settings[axis]).join(' '),
    );
    const count = mainAxes.reduce((product, axis) => product * axes[axis].values.length, 1);
    expect(new Set(main).size).toBe(count);
  });

  it.each(libraryIds)('has each value with each value of every other axis for %s', (library) => {
    const built = listCombinations(library);
    const missing = axisNames.flatMap((one) =>
      axisNames
        .filter((other) => other !== one)
        .flatMap((other) =>
          axes[one].values.flatMap((value) =>
            axes[other].values
              .filter((another) => !built.some((s) => s[one] === value && s[other] === another))
              .map((another) => `${one} ${value} with ${other} ${another}`),
          ),
        ),
    );
    expect(missing).toEqual([]);
  });
});

describe('a choice', () => {
  it('always leads to something that was built, and has the chosen value', () => {
    const built = new Set(different.map(({ library, settings }) => library + toKey(settings)));
    for (const { library, settings } of different) {
      for (const axis of axisNames) {
        for (const value of axes[axis].values) {
          const found = findBuilt(library, { ...settings, [axis]: value } as Settings, axis);
          expect(found[axis]).toBe(value);
          expect(built.has(library + toKey(found))).toBe(true);
          // The format and whether there is a bundle are what readers came for.
          if (axis !== 'format') expect(found.format).toBe(settings.format);
          if (axis !== 'bundle') expect(found.bundle).toBe(settings.bundle);
        }
      }
    }
  });

  it('moves as little as it can', () => {
    const settings: Settings = { ...getDefaults('functions'), dts: 'bundle', type: 'commonjs' };
    expect(findBuilt('functions', settings)).toEqual(settings);
    const moved = findBuilt('functions', { ...settings, minify: 'true' }, 'minify');
    expect(listChanged(moved, { ...settings, minify: 'true' })).toEqual(['dts']);
  });

  it('keeps what is as usual when the library changes', () => {
    const choice = { library: 'functions', settings: getDefaults('functions') } as const;
    expect(changeLibrary(choice, 'react').settings).toEqual(getDefaults('react'));
    const cjs = { ...choice, settings: { ...choice.settings, format: 'cjs' } } as const;
    expect(changeLibrary(cjs, 'react').settings).toEqual({
      ...getDefaults('react'),
      format: 'cjs',
    });
  });
});

describe('the address', () => {
  it('holds every choice, and two that are compared', () => {
    for (const { library, settings } of different) {
      expect(readChoice(writeChoice({ library, settings }))).toEqual({ library, settings });
      const other = getDefaults(library);
      const both = { library, settings: other, other: settings, file: 'esm/index.js' };
      expect(readChoice(writeChoice(both))).toEqual(both);
      const same = { library, settings, other };
      expect(readChoice(writeChoice(same))).toEqual(same);
    }
  });

  it('keeps what else is there, and what hides parts of the page', () => {
    const choice = readChoice('?lib=react&format=cjs&navbar=0&footer=0');
    expect(choice.settings.format).toBe('cjs');
    expect(writeChoice(choice, '?lib=command&format=umd&navbar=0&footer=0')).toBe(
      '?lib=react&format=cjs&navbar=0&footer=0',
    );
  });

  it.each([
    ['', 'functions'],
    ['?lib=nothing&format=amd&bundle=perhaps', 'functions'],
    ['?lib=react&format=%E0%A4%A', 'react'],
    ['?lib=__proto__&to.constructor=1', 'functions'],
  ])('of nonsense shows what is usual: %s', (search, library) => {
    const choice = readChoice(search);
    expect(choice.library).toBe(library);
    expect(choice.settings).toEqual(getDefaults(choice.library));
  });
});
