/** What browsers tell of the network, those that do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether pages may be fetched that nobody has asked for. Where the browser does not say that the
 * network is good, it may be one that is paid for by the megabyte.
 */
export const mayPrefetch = ({ saveData, effectiveType }: Connection = {}): boolean =>
  !saveData && effectiveType === '4g';
