import { shout } from './shout';

export function greet(name: string): string {
  return shout(`Hello, ${name}`);
}
