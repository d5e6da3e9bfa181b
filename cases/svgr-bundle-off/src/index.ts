import type { FunctionComponent, SVGProps } from 'react';
import { ReactComponent } from './logo.svg';

export const Logo: FunctionComponent<SVGProps<SVGSVGElement>> = ReactComponent;
