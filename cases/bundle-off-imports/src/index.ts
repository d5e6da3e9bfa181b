import { clamp } from 'clamp';
import { sep } from 'node:path';
import { viaAlias } from '@/alias';
import data from './data.json';
import { explicit } from './explicit.js';
import { part } from './parts';

export const all = [clamp, sep, viaAlias, data.limit, explicit, part];
export const later = () => import('./lazy');
