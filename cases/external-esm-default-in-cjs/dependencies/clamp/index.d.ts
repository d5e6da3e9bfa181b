export default function clamp(value: number, low: number, high: number): number;
