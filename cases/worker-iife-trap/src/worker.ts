import { square } from './square';

self.onmessage = ({ data }: MessageEvent<number>) => self.postMessage(square(data));
