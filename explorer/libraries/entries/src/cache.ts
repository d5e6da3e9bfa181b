/** Texts by their address: both entries need the same one. */
export const cache = new Map<string, string>();
