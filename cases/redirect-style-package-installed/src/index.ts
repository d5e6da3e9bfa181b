import 'buttons/button.less';

export const one = 1;
