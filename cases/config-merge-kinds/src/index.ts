import { one } from 'one';
import { two } from 'two';

export { one, two };
