import type { FunctionComponent, SVGProps } from 'react';
import url, { ReactComponent } from './logo.svg';

export const address: string = url;
export const Logo: FunctionComponent<SVGProps<SVGSVGElement>> = ReactComponent;
