import * as text from 'words';

export { text }

export { }
