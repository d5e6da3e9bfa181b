import type { UserConfig } from '@rspress/core';
import { tokenClasses } from '../markdown/tokenClasses';
import { metaMarks } from './metaMarks';
import { notations } from './notations';

type Transformers = NonNullable<
  NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']
>;

/** What the highlighter does beside colouring: marks, and few classes in the place of colours. */
export const codeTransformers = (): Transformers =>
  [metaMarks(), ...notations(), tokenClasses()] as Transformers;
