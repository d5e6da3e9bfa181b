import notes from './notes.txt' with { type: 'bytes' };

export { notes };
