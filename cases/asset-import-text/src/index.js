import notes from './notes.md' with { type: 'text' };
import style from './style.css' with { type: 'text' };

export { notes, style };
