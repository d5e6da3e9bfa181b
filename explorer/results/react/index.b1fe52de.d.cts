export { Rating, type RatingProps } from './Rating.cjs';
