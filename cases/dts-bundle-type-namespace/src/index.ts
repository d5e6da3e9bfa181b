import type * as parts from './parts';
import type * as text from 'words';

export type Parts = typeof parts;
export type Text = typeof text;
