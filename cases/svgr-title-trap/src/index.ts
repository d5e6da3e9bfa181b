import type { FunctionComponent, SVGProps } from 'react';
import logo from './logo.svg?react';

export const Logo: FunctionComponent<SVGProps<SVGSVGElement>> = logo;
