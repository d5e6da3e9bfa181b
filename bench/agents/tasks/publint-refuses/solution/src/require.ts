import parse, { stringify } from './index';

export default Object.assign(parse, { stringify });
