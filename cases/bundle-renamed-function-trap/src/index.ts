export function open(name: string): string {
  return name;
}

export function greet(name: string): string {
  return open(name);
}
