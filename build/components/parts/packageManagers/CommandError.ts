/** A command that cannot be said for every package manager, and how to mend it. */
export class CommandError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'CommandError';
    this.hint = hint;
  }
}
