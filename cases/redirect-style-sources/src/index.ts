import '@/theme/button.less';

export const className = 'button';
