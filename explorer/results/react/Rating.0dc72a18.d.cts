export interface RatingProps {
    /** How many stars there are; 5 if left out. */
    max?: number;
    onRate?: (stars: number) => void;
}
/** Stars that readers click to rate something. */
export declare function Rating({ max, onRate }: RatingProps): import("react").JSX.Element;
