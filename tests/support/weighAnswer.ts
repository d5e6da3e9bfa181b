import { get } from 'node:http';

/** Bytes of an answer as they come over the wire, in Brotli, with status line and headers. */
export function weighAnswer(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      // It is let go before the answer says that it has ended.
      const { socket } = response;
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(socket.bytesRead));
    });
    request.on('error', reject);
  });
}
