const names = new Set<string>();

export function register(name: string): void {
  names.add(name);
}

export function size(): number {
  return names.size;
}
