import notes from './notes.md' with { type: 'bytes' };

export { notes };
