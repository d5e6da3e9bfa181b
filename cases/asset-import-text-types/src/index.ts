import notes from './notes.md' with { type: 'text' };

export const text: string = notes;
