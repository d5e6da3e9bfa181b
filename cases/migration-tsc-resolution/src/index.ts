import { words } from '#words';
import { found } from 'clamp';
import getTheme from 'theme';

export const parts: string[] = [words, found, getTheme()];
