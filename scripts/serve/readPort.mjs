export const defaultPort = 4173;

/**
 * The port asked for by `PORT`, and whether it was asked for. 0 takes any free port.
 * Throws a sentence for anything but a whole number from 0 to 65535.
 * @param {string | undefined} value
 * @returns {{ port: number, isExplicit: boolean }}
 */
export function readPort(value) {
  if (value === undefined || value === '') return { port: defaultPort, isExplicit: false };
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65535)) {
    throw new Error(`PORT is "${value}": give a whole number from 1 to 65535, such as PORT=8080.`);
  }
  return { port, isExplicit: true };
}
