export interface SharedMemory {
  /**
   * Notes how much memory an owner has, in bytes, and tells whether it is the one to give it back:
   * all together have more than they may, and none has more than this one.
   */
  isTooMuch: (owner: symbol, bytes: number) => boolean;
  /** Forgets an owner that has ended. */
  release: (owner: symbol) => void;
}

/** Counts what several processes have, which together may have `limit` bytes. */
export function createSharedMemory(limit: number): SharedMemory {
  const held = new Map<symbol, number>();
  return {
    isTooMuch: (owner, bytes) => {
      held.set(owner, bytes);
      const amounts = [...held.values()];
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return sum > limit && amounts.every((amount) => amount <= bytes);
    },
    release: (owner) => void held.delete(owner),
  };
}
