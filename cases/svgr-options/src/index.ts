import type { FunctionComponent, SVGProps } from 'react';
import logo from './logo.svg?react';

type Props = SVGProps<SVGSVGElement> & { title?: string; titleId?: string };

export const Logo: FunctionComponent<Props> = logo;
