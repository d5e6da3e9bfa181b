export * as text from 'words';
