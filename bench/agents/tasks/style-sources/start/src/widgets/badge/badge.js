import './badge.less';
import star from '@/widgets/badge/star.svg';
import { setText } from '../setText';

/** @param {string} text */
export function createBadge(text) {
  const badge = document.createElement('span');
  const image = document.createElement('img');
  image.src = star;
  badge.className = 'badge';
  setText(badge, text).prepend(image);
  return badge;
}
