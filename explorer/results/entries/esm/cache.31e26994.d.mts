/** Texts by their address: both entries need the same one. */
export declare const cache: Map<string, string>;
