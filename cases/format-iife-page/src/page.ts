import { toSlug } from './index';

document.title = toSlug(document.title);
