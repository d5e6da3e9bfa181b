export class ScaleError extends Error {
  static {
    ScaleError.prototype.name = 'ScaleError';
  }
}

export class Scale {
  #low: number;
  #high: number;
  #label?: string;

  constructor(low: number, high: number) {
    if (low >= high) throw new ScaleError(`${low} is not below ${high}`);
    this.#low = low;
    this.#high = high;
  }

  get label(): string {
    this.#label ??= `${this.#low} to ${this.#high}`;
    return this.#label;
  }

  part(value: number): number {
    const share = (value - this.#low) / (this.#high - this.#low);
    return Math.min(1, Math.max(0, share));
  }
}
