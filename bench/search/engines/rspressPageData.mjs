/** What the framework's bundle knows of its index: that there is one. */
export const searchIndexHash = { '###en': 'bench', '###zh': 'bench' };
