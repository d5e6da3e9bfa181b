export type Text = typeof import('words');
