import type { Text } from '@acme/text';

export const toSlug = (text: Text): string => text.words.join('-');
